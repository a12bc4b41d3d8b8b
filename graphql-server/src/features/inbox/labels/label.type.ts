import { Field, ID, ObjectType } from 'type-graphql';
import { namedEnum } from '../../../platform/graphql/index.js';

/** Colours of labels. */
export const LabelColorType = namedEnum(
  'LabelColor',
  'The name of a colour; screens decide what it looks like.',
  {
    GREY: 'Grey, the colour of a label for which none was chosen.',
    RED: 'Red.',
    ORANGE: 'Orange.',
    YELLOW: 'Yellow.',
    GREEN: 'Green.',
    TEAL: 'Teal.',
    BLUE: 'Blue.',
    PURPLE: 'Purple.',
    PINK: 'Pink.',
  },
);
export type LabelColorType = (typeof LabelColorType)[string];

@ObjectType({ description: "A word on a company's conversations.", simpleResolvers: true })
export class ConversationLabel {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'The word; a company has each only once, whatever its capitals.' })
  name!: string;

  @Field(() => LabelColorType, { description: 'Colour.' })
  color!: LabelColorType;
}
