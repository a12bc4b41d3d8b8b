import { Migration } from '@mikro-orm/migrations';

/** A value with its length, so that no two lists of values make the same text; `-` for none. */
const PART = `create function "audit_part"("value" text) returns text language sql immutable as $$ select coalesce(octet_length(value)::text || ':' || value, '-') $$`;

const DIGEST = `create function "audit_digest"(variadic "parts" text[]) returns bytea language sql immutable as $$ select sha256(convert_to((select string_agg(audit_part(part), '' order by place) from unnest(parts) with ordinality u(part, place)), 'UTF8')) $$`;

/** Adds the entry, as it is now, to the end of its chain; holds the chain until the transaction has ended. */
const APPEND = `create function "audit_append"("made_at" timestamptz, "entry" uuid, "link_kind" text) returns void language plpgsql as $$
declare
  e audit_entry%rowtype;
  head audit_chain%rowtype;
  new_salt uuid := gen_random_uuid();
  personal bytea;
  content bytea;
begin
  select * into e from audit_entry where at = made_at and id = entry;
  if not found then return; end if;
  insert into audit_chain (id) values (coalesce(e.company_id, '00000000-0000-0000-0000-000000000000')) on conflict do nothing;
  select * into head from audit_chain where id = coalesce(e.company_id, '00000000-0000-0000-0000-000000000000') for update;
  personal := audit_digest(new_salt::text, e.actor_name, e.subject_name, e.details::text, e.address);
  content := audit_digest(
    link_kind, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), e.id::text, e.actor_kind, e.actor_id::text, e.action,
    e.company_id::text, e.company_name, e.subject_kind, e.subject_id::text, e.request_id, encode(personal, 'hex'));
  head.seq := head.seq + 1;
  head.hash := sha256(head.hash || convert_to(head.seq::text || ':', 'UTF8') || content);
  insert into audit_link (chain, seq, kind, entry_at, entry_id, salt, personal_hash, content_hash, hash)
    values (head.id, head.seq, link_kind, e.at, e.id, new_salt, personal, content, head.hash);
  update audit_link set salt = null where entry_id = e.id and chain = head.id and seq < head.seq and salt is not null;
  update audit_chain set seq = head.seq, hash = head.hash where id = head.id;
end $$`;

const CHAINED = `create function "audit_entry_chained"() returns trigger language plpgsql as $$ begin perform audit_append(new.at, new.id, case tg_op when 'INSERT' then 'made' else 'pseudonymised' end); return null; end $$`;

/** As the database makes it from the entity. */
const LINK_RULE = `if tg_op = 'UPDATE' and new.salt is null and (new.chain, new.seq, new.kind, new.entry_at, new.entry_id, new.personal_hash, new.content_hash, new.hash) is not distinct from (old.chain, old.seq, old.kind, old.entry_at, old.entry_id, old.personal_hash, old.content_hash, old.hash) then return new; end if; if tg_op = 'DELETE' and current_setting('hausgeist.dropping_months', true) = 'on' then return old; end if; raise exception 'The chain of the audit log is never changed.'`;

/**
 * Each entry of the audit log becomes a link of a chain of hashes: one for each company, and one for what is
 * of the platform. The links are made when a transaction ends, so that a chain is held for a moment only.
 */
export class Migration0077 extends Migration {
  override up(): void {
    this.addSql(
      `create table "audit_chain" ("id" uuid not null, "seq" bigint not null default 0, "hash" bytea not null default '\\x', "base_seq" bigint not null default 0, "base_hash" bytea not null default '\\x', "dropped_before" timestamptz null, primary key ("id"))`,
    );
    this.addSql(
      `create table "audit_link" ("chain" uuid not null, "seq" bigint not null, "kind" text not null, "entry_at" timestamptz not null, "entry_id" uuid not null, "salt" uuid null, "personal_hash" bytea not null, "content_hash" bytea not null, "hash" bytea not null, primary key ("chain", "seq"))`,
    );
    this.addSql(`create index "audit_link_entry_id_index" on "audit_link" ("entry_id")`);
    for (const sql of [PART, DIGEST, APPEND, CHAINED]) this.addSql(sql);
    this.addSql(
      `create function "audit_link_audit_link_append_only_fn"() returns trigger as $$ begin ${LINK_RULE}; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "audit_link_append_only" BEFORE UPDATE OR DELETE on "audit_link" for each ROW execute function "audit_link_audit_link_append_only_fn"()`,
    );
    this.addSql(
      `create constraint trigger "audit_entry_chained" after insert or update on "audit_entry" deferrable initially deferred for each row when (current_setting('hausgeist.restoring', true) is distinct from 'on') execute function "audit_entry_chained"()`,
    );
  }
}
