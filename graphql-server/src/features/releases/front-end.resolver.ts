import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { AccessFor, type GraphqlContext, MessagePayload } from '../../platform/graphql/index.js';
import type { FrontEndConsoleService, FrontEndReport } from './front-end-console.service.js';
import {
  ActivateReleaseInput,
  EndReleaseTrialInput,
  FrontEndPayload,
  FrontEndType,
  OpenLocalFrontEndInput,
  RegisterFrontEndInput,
  RetireFrontEndInput,
  RollBackFrontEndInput,
  TryReleaseInput,
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
    description: `Lets a team release a front end, again after it was retired. ${MAY} Errors: BAD_USER_INPUT with \`fields\`, CONFLICT (it is another team's, or visitors get it from the origin of before).`,
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
    description: `Gives a stored version to some visitors before all get it, or changes to how many; the same visitors keep it. It ends by itself when it fails more often than the active one. ${MAY} Errors: BAD_USER_INPUT (the share, a company, or it does not fit any more), CONFLICT (another is being tried, or none is active), NOT_FOUND.`,
  })
  async tryRelease(
    @Arg('input', () => TryReleaseInput, { description: 'The version, and who gets it.' })
    input: TryReleaseInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<FrontEndPayload> {
    const report = await this.#frontEnds.try(request, input);
    return { message: 'Release on trial', frontEnd: present(report) };
  }

  @AccessFor(['admin'])
  @Mutation(() => FrontEndPayload, {
    description: `Ends a trial: all visitors get the active version with the next page. ${MAY} Errors: NOT_FOUND.`,
  })
  async endReleaseTrial(
    @Arg('input', () => EndReleaseTrialInput, { description: 'The front end.' })
    { name }: EndReleaseTrialInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<FrontEndPayload> {
    const report = await this.#frontEnds.endTrial(request, name);
    return { message: 'Trial ended', frontEnd: present(report) };
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
    description: `Takes a front end out of use: visitors do not get it any more, and it takes no release until it is registered again. ${MAY} Errors: NOT_FOUND, CONFLICT (it is the console of administrators).`,
  })
  async retireFrontEnd(
    @Arg('input', () => RetireFrontEndInput, { description: 'The front end.' })
    { name }: RetireFrontEndInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<FrontEndPayload> {
    const report = await this.#frontEnds.retire(request, name);
    return { message: 'Front end retired', frontEnd: present(report) };
  }

  @AccessFor(['admin'])
  @Mutation(() => MessagePayload, {
    description: `Puts a front end of the caller's own machine into the pages of their browser, in the place of the released one, until they leave it (\`DELETE /api/front-ends/local\`), close the browser or sign out; 12 hours at most. No one else gets it. ${MAY} Errors: BAD_USER_INPUT (no address of the own machine), CONFLICT (no version is active), FORBIDDEN (the operator does not allow it).`,
  })
  async openLocalFrontEnd(
    @Arg('input', () => OpenLocalFrontEndInput, { description: 'The front end, and where it is.' })
    { name: app, origin }: OpenLocalFrontEndInput,
    @Ctx() { request, setLocalCookie }: GraphqlContext,
  ): Promise<MessagePayload> {
    setLocalCookie(await this.#frontEnds.openLocal(request, { app, origin }));
    return { message: 'Your pages have it from your machine' };
  }
}

function present({
  frontEnd,
  active,
  returnsTo,
  versions,
  trial,
  mayBeLocal,
}: FrontEndReport): FrontEndType {
  const { app, team, origin, registeredAt, retiredAt } = frontEnd;
  return {
    ...{ name: app, team, registeredAt, origin: origin ?? null, retiredAt: retiredAt ?? null },
    routes: versions.find(({ version }) => version === active)?.routes ?? [],
    activeVersion: active ?? null,
    returnVersion: returnsTo ?? null,
    trial: trial ? presentTrial(trial) : null,
    mayBeLocal,
    versions: versions.map(({ app: _app, routes: _routes, readyAt, badAt, ...version }) => ({
      ...version,
      isReady: readyAt !== null,
      isActive: version.version === active,
      isBad: badAt !== null,
    })),
  };
}

function presentTrial({ of, tried, base }: NonNullable<FrontEndReport['trial']>) {
  const { version, percent, companies, startedAt } = of;
  return {
    ...{ version, percent, companies, startedAt },
    ...{ visits: tried.visits, failedVisits: tried.failures },
    ...{ activeVisits: base.visits, activeFailedVisits: base.failures },
  };
}
