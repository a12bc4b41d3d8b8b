import { Field, Int, ObjectType } from 'type-graphql';
import { PageInfo } from './page-info.type.js';

/** What the schema says of the fields that all lists have. */
interface ListTexts {
  edge: string;
  cursor?: string;
  node: string;
  edges: string;
  pageInfo?: string;
  totalCount: string;
}

/**
 * The fields of a page of a list, to be extended by the type `<name>Connection`; declares the type `<name>Edge`
 * besides. Lists whose entries have more than cursor and node declare both types themselves.
 */
export function connectionOf<Node>(name: string, node: () => object, texts: ListTexts) {
  @ObjectType(`${name}Edge`, { description: texts.edge, simpleResolvers: true })
  class Edge {
    @Field({ description: texts.cursor ?? 'Pass it as `after` for what follows.' })
    cursor!: string;

    @Field(node, { description: texts.node })
    node!: Node;
  }

  @ObjectType()
  abstract class Page {
    @Field(() => [Edge], { description: texts.edges })
    edges!: Edge[];

    @Field(() => PageInfo, { description: texts.pageInfo ?? 'Position of this page.' })
    pageInfo!: PageInfo;

    @Field(() => Int, { description: texts.totalCount })
    totalCount!: number;
  }
  return Page;
}
