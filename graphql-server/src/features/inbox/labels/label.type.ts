import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';

/** Colours of labels. */
export enum LabelColorType {
  GREY = 'GREY',
  RED = 'RED',
  ORANGE = 'ORANGE',
  YELLOW = 'YELLOW',
  GREEN = 'GREEN',
  TEAL = 'TEAL',
  BLUE = 'BLUE',
  PURPLE = 'PURPLE',
  PINK = 'PINK',
}

registerEnumType(LabelColorType, {
  name: 'LabelColor',
  description: 'The name of a colour; screens decide what it looks like.',
  valuesConfig: {
    GREY: { description: 'Grey, the colour of a label for which none was chosen.' },
    RED: { description: 'Red.' },
    ORANGE: { description: 'Orange.' },
    YELLOW: { description: 'Yellow.' },
    GREEN: { description: 'Green.' },
    TEAL: { description: 'Teal.' },
    BLUE: { description: 'Blue.' },
    PURPLE: { description: 'Purple.' },
    PINK: { description: 'Pink.' },
  },
});

@ObjectType({ description: "A word on a company's conversations.", simpleResolvers: true })
export class ConversationLabel {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field({ description: 'The word; a company has each only once, whatever its capitals.' })
  name!: string;

  @Field(() => LabelColorType, { description: 'Colour.' })
  color!: LabelColorType;
}
