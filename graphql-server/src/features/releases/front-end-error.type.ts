import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('FrontEndError', {
  description:
    'An error of a version of a front end in browsers; without its words, which may name people.',
})
export class FrontEndErrorType {
  @Field({ description: 'Its kind in the language, such as `TypeError`.' })
  name!: string;

  @Field({
    description: 'Whether the page crashed while it was drawn; otherwise nothing caught the error.',
  })
  isCrash!: boolean;

  @Field(() => Int, { description: 'Pages that told of it.' })
  pages!: number;

  @Field(() => Date, { description: 'When a page told of it last.' })
  lastAt!: Date;

  @Field(() => [String], {
    description:
      'Where it was, innermost first: `src/App.tsx:12:3` by the source maps of the release; the place in the script where it has none.',
  })
  places!: string[];
}
