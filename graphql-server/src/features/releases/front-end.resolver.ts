import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext } from '../../platform/graphql/index.js';
import type { FrontEndConsoleService, FrontEndReport } from './front-end-console.service.js';
import {
  ActivateReleaseInput,
  FrontEndPayload,
  FrontEndType,
  RegisterFrontEndInput,
  RetireFrontEndInput,
  RollBackFrontEndInput,
} from './front-end.type.js';

const MAY = 'For administrators.';

@Resolver()
export class FrontEndResolver {
  readonly #frontEnds: FrontEndConsoleService;

  constructor(frontEnds: FrontEndConsoleService) {
    this.#frontEnds = frontEnds;
  }

  @AccessFor(['admin'])
  @Query(() => [FrontEndType], {
    description: `The front ends that may be released, by their names. ${MAY}`,
  })
  async frontEnds(@Ctx() { request }: GraphqlContext): Promise<FrontEndType[]> {
    return (await this.#frontEnds.list(request)).map(present);
  }

  @AccessFor(['admin'])
  @Mutation(() => FrontEndPayload, {
    description: `Lets a team release a front end, again after it was retired. ${MAY} Errors: BAD_USER_INPUT with \`fields\`, CONFLICT (it is another team's).`,
  })
  async registerFrontEnd(
    @Arg('input', () => RegisterFrontEndInput, { description: 'The front end.' })
    input: RegisterFrontEndInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<FrontEndPayload> {
    const report = await this.#frontEnds.register(request, input);
    return { message: 'Front end registered', frontEnd: present(report) };
  }

  @AccessFor(['admin'])
  @Mutation(() => FrontEndPayload, {
    description: `Makes a stored version the one that visitors get with the next page. ${MAY} Errors: BAD_USER_INPUT (it does not fit any more), CONFLICT (another became active, or its key was withdrawn), NOT_FOUND.`,
  })
  async activateRelease(
    @Arg('input', () => ActivateReleaseInput, { description: 'The version.' })
    { name, version, from }: ActivateReleaseInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<FrontEndPayload> {
    const asked = { name, version, from: from ?? undefined };
    const report = await this.#frontEnds.activate(request, asked);
    return { message: 'Release activated', frontEnd: present(report) };
  }

  @AccessFor(['admin'])
  @Mutation(() => FrontEndPayload, {
    description: `Returns to the last version that was active and never rolled back. ${MAY} Errors: CONFLICT (there is none, or another became active), NOT_FOUND.`,
  })
  async rollBackFrontEnd(
    @Arg('input', () => RollBackFrontEndInput, { description: 'The front end.' })
    { name, from }: RollBackFrontEndInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<FrontEndPayload> {
    const report = await this.#frontEnds.rollBack(request, { name, from: from ?? undefined });
    return { message: 'Release rolled back', frontEnd: present(report) };
  }

  @AccessFor(['admin'])
  @Mutation(() => FrontEndPayload, {
    description: `Takes a front end out of use: visitors do not get it any more, and it takes no release until it is registered again. ${MAY} Errors: NOT_FOUND.`,
  })
  async retireFrontEnd(
    @Arg('input', () => RetireFrontEndInput, { description: 'The front end.' })
    { name }: RetireFrontEndInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<FrontEndPayload> {
    const report = await this.#frontEnds.retire(request, name);
    return { message: 'Front end retired', frontEnd: present(report) };
  }
}

function present({ frontEnd, active, returnsTo, versions }: FrontEndReport): FrontEndType {
  const { app, team, registeredAt, retiredAt } = frontEnd;
  return {
    ...{ name: app, team, registeredAt, retiredAt: retiredAt ?? null },
    routes: versions.find(({ version }) => version === active)?.routes ?? [],
    activeVersion: active ?? null,
    returnVersion: returnsTo ?? null,
    versions: versions.map(({ app: _app, routes: _routes, readyAt, badAt, ...version }) => ({
      ...version,
      isReady: readyAt !== null,
      isActive: version.version === active,
      isBad: badAt !== null,
    })),
  };
}
