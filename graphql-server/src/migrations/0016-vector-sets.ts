import { Migration } from '@mikro-orm/migrations';

export class Migration0016 extends Migration {
  override up(): void {
    this.addSql(
      `create table "passage_vector" ("prompt_file_id" uuid not null, "vector_set_id" uuid not null, "position" int not null, "sketch" bit varying null, "embedding" halfvec not null, constraint "passage_vector_pkey" primary key ("prompt_file_id", "vector_set_id", "position"))`,
    );
    this.addSql(
      `alter table "passage_vector" add constraint "passage_vector_prompt_file_id_foreign" foreign key ("prompt_file_id") references "prompt_file" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "prompt_file" add "vector_set_id" uuid null, add "embedding_centre" vector null, add "next_vectors" jsonb null`,
    );
    // What is there goes on answering; sketches without a centre are good enough until the next upload.
    this.addSql(
      `update "prompt_file" set "vector_set_id" = gen_random_uuid(), "embedding_centre" = array_fill(0, array["embedding_dimensions"])::vector where "embedding_model" is not null and "embedding_dimensions" is not null`,
    );
    this.addSql(
      `insert into "passage_vector" select f."id", f."vector_set_id", c."position", case when f."embedding_dimensions" > 960 then binary_quantize(c."embedding") end, c."embedding"::halfvec from "use_case_chunk" c join "prompt_file" f on f."id" = c."prompt_file_id" where f."vector_set_id" is not null and c."embedding" is not null`,
    );
    this.addSql(`alter table "use_case_chunk" drop column "embedding"`);
  }
}
