import { Migration } from '@mikro-orm/migrations';

/**
 * What ways of writing an address have in common: no capitals, umlauts, spaces and punctuation, and one
 * word for `Straße`. Spaces between figures stay: `Weg 1, 10115` is not `Weg 11, 0115`.
 */
const ADDRESS_KEY = `create or replace function address_key(address text) returns text language sql immutable as $$
  select btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    replace(replace(replace(replace(lower(address), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'),
    '\\md[- ]+(?=\\d{5}\\M)', '', 'g'),
    'str(\\.|\\M)', 'strasse', 'g'),
    '[[:space:][:punct:]]+', ' ', 'g'),
    '([^0-9]) ', '\\1', 'g'),
    ' ([^0-9])', '\\1', 'g'))
$$`;

/** The same of an apartment's number; \`Whg. 3\` is \`3\`. */
const FLAT_KEY = `create or replace function flat_key(label text) returns text language sql immutable as $$
  select coalesce(nullif(regexp_replace(regexp_replace(lower(label),
    '^[[:space:]]*(wohnung|whg|apartment|apt|we|nr)\\M', ''), '[[:space:][:punct:]]+', '', 'g'), ''), lower(btrim(label)))
$$`;

/** The building with an address, which is made if there is none; null for an address without a word. */
const BUILDING_OF = `create or replace function building_of(company uuid, address text) returns uuid language plpgsql as $$
declare
  wanted text := address_key(address);
  line text := btrim(regexp_replace(address, '[[:space:],;]+', ' ', 'g'));
  parts text[] := regexp_match(line, '^(.*[^0-9])([0-9]{5}) +([^0-9]+)$');
  found_id uuid;
begin
  if wanted = '' then return null; end if;
  for attempt in 1..3 loop
    select b.building_id into found_id from building_address b
     where b.company_id = company and b.key = wanted for share;
    if found_id is not null then return found_id; end if;
    found_id := gen_random_uuid();
    insert into building (id, company_id, street, postcode, city, created_at, updated_at)
    values (found_id, company,
            case when parts is null then line else regexp_replace(parts[1], '([[:space:]-]|\\mD-?)+$', '') end,
            parts[2], btrim(parts[3]), now(), now());
    insert into building_address (company_id, key, building_id) values (company, wanted, found_id)
    on conflict do nothing;
    if found then return found_id; end if;
    -- Another transaction has made one at the same time; that one counts.
    delete from building where id = found_id;
  end loop;
  raise exception 'no building for an address' using errcode = '40001';
end; $$`;

/** The flat with a label in a building, which is made if there is none. */
const FLAT_OF = `create or replace function flat_of(company uuid, building uuid, flat_label text) returns uuid language plpgsql as $$
declare found_id uuid;
begin
  if building is null or btrim(flat_label) = '' then return null; end if;
  for attempt in 1..3 loop
    select f.id into found_id from flat f
     where f.company_id = company and f.building_id = building and f.key = flat_key(flat_label) for key share;
    if found_id is not null then return found_id; end if;
    insert into flat (id, company_id, building_id, label, created_at)
    values (gen_random_uuid(), company, building, flat_label, now()) on conflict do nothing;
  end loop;
  raise exception 'no flat for a label' using errcode = '40001';
end; $$`;

const TABLES = [
  `create table "building" ("id" uuid not null, "company_id" uuid not null, "name" text null, "street" text not null, "postcode" text null, "city" text null, "created_at" timestamptz not null, "updated_at" timestamptz not null, constraint "building_pkey" primary key ("id"))`,
  `alter table "building" add constraint "building_company_id_id_unique" unique ("company_id", "id")`,
  `create index "building_street_index" on "building" ("company_id", "street" collate "und-x-icu", "id")`,
  `alter table "building" add constraint "building_company_id_foreign" foreign key ("company_id") references "company" ("id") on delete cascade`,
  `create table "building_address" ("company_id" uuid not null, "key" text not null, "building_id" uuid not null, constraint "building_address_pkey" primary key ("company_id", "key"))`,
  `create index "building_address_company_id_building_id_index" on "building_address" ("company_id", "building_id")`,
  `create table "flat" ("id" uuid not null, "company_id" uuid not null, "building_id" uuid not null, "label" text not null, "key" text generated always as (flat_key(label)) stored not null, "floor" text null, "created_at" timestamptz not null, constraint "flat_pkey" primary key ("id"))`,
  `alter table "flat" add constraint "flat_company_id_id_unique" unique ("company_id", "id")`,
  `alter table "flat" add constraint "flat_company_id_building_id_key_unique" unique ("company_id", "building_id", "key")`,
  ...['building_address', 'flat'].map(
    (table) =>
      `alter table "${table}" add constraint "${table}_building_id_of_company" foreign key ("company_id", "building_id") references "building" ("company_id", "id") on delete cascade`,
  ),
  `alter table "end_user" add "building_id" uuid null, add "flat_id" uuid null`,
];

/** As the entity names it; it also serves versions that know of no buildings. */
const TRIGGER = [
  `create or replace function "end_user_end_user_home_fn"() returns trigger as $$ begin if new.building_id is null or (tg_op = 'UPDATE' and (new.managing_company_id, new.address, new.apartment_number) is distinct from (old.managing_company_id, old.address, old.apartment_number)) then new.building_id := building_of(new.managing_company_id, new.address); new.flat_id := flat_of(new.managing_company_id, new.building_id, new.apartment_number); end if; return new; end; $$ language plpgsql`,
  `create trigger "end_user_home" BEFORE INSERT OR UPDATE on "end_user" for each ROW execute function "end_user_end_user_home_fn"()`,
];

/** Buildings and flats, which new people hang from; those who are there follow in a migration of its own. */
export class Migration0026 extends Migration {
  override up(): void {
    const functions = [ADDRESS_KEY, FLAT_KEY, BUILDING_OF, FLAT_OF];
    for (const statement of [...functions, ...TABLES, ...TRIGGER]) this.addSql(statement);
  }
}
