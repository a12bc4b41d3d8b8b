import { Migration } from '@mikro-orm/migrations';

export class Migration0018 extends Migration {
  override up(): void {
    this.addSql(`alter table "prompt_file" add column "refusal" jsonb null`);
    this.addSql(`alter table "webhook" add column "disabled_refusal" jsonb null`);
    this.addSql(`alter table "webhook_delivery" add column "refusal" jsonb null`);
    // What people still look at for long; deliveries are forgotten after 30 days.
    this.addSql(
      `update "prompt_file" set "refusal" = jsonb_build_object('reason', known.reason)
         from (values ('The file contains no use cases.', 'PROMPT_FILE_WITHOUT_USE_CASES'),
                      ('The file contains no text.', 'PROMPT_FILE_WITHOUT_TEXT'),
                      ('The file is not a text file.', 'PROMPT_FILE_NO_TEXT_FILE'),
                      ('The file could not be processed.', 'PROMPT_FILE_NOT_PROCESSED'))
              as known (text, reason)
        where "prompt_file"."error" = known.text`,
    );
    this.addSql(
      `update "webhook" set "disabled_refusal" = case when "disabled_reason" like '%HTTP 410%'
              then '{"reason": "RECEIVER_GONE"}'::jsonb
              else '{"reason": "NOTHING_DELIVERED_FOR", "params": {"days": 5}}'::jsonb end
        where "disabled_reason" is not null`,
    );
  }
}
