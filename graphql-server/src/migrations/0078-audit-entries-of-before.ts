import { Migration } from '@mikro-orm/migrations';

/** Entries that are chained in one transaction. */
const PAGE = 500;

interface Last {
  at: string;
  id: string;
}

/** Entries of before get their links, oldest first, in pages; those of meanwhile have theirs already. */
export class Migration0078 extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override async up(): Promise<void> {
    let last: Last | undefined = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' };
    while (last) last = await this.#chainBehind(last);
  }

  async #chainBehind({ at, id }: Last): Promise<Last | undefined> {
    const [end] = (await this.execute(
      `with page as (
         select at, id from audit_entry where (at, id) > ('${at}', '${id}') order by at, id limit ${PAGE}
       ), chained as (
         select audit_append(at, id, 'made')
           from (select at, id from page
                  where not exists (select 1 from audit_link l where l.entry_id = page.id)
                  order by at, id) open
       )
       select at::text as at, id::text as id, (select count(*) from chained)
         from page order by at desc, id desc limit 1`,
    )) as Last[];
    return end;
  }
}
