import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import {
  AccessFor,
  DeleteInput,
  DeletePayload,
  type GraphqlContext,
} from '../../../platform/graphql/index.js';
import { presentSettings } from '../notification.presenter.js';
import type { DeviceService } from '../push/device.service.js';
import { fromInput } from './settings-input.js';
import type { SettingsService } from './settings.service.js';
import {
  NotificationSettings,
  NotificationSettingsPayload,
  SubscribeToPushInput,
  SubscribeToPushPayload,
  UpdateNotificationSettingsInput,
} from './settings.type.js';

const OWN = 'For administrators and company users, each for themselves.';

interface Dependencies {
  settings: SettingsService;
  devices: DeviceService;
  pushKey: string;
}

@Resolver()
export class SettingsResolver {
  readonly #deps: Dependencies;

  constructor(deps: Dependencies) {
    this.#deps = deps;
  }

  @AccessFor(['admin', 'companyUser'])
  @Query(() => NotificationSettings, {
    description: `How the viewer wants to be told, and on which devices. ${OWN}`,
  })
  async notificationSettings(@Ctx() { request }: GraphqlContext): Promise<NotificationSettings> {
    const { settings, pushKey } = this.#deps;
    return presentSettings(request, await settings.find(request), pushKey);
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => NotificationSettingsPayload, {
    description: `Changes how the viewer wants to be told. ${OWN} Errors: BAD_USER_INPUT.`,
  })
  async updateNotificationSettings(
    @Arg('input', () => UpdateNotificationSettingsInput, { description: 'What is to change.' })
    input: UpdateNotificationSettingsInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<NotificationSettingsPayload> {
    const { settings, pushKey } = this.#deps;
    const changed = await settings.change(request, fromInput(input));
    return { message: 'Saved', settings: presentSettings(request, changed, pushKey) };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => SubscribeToPushPayload, {
    description: `Adds the browser of this sign-in to the viewer's devices: it is told until the sign-in ends. ${OWN} Errors: BAD_USER_INPUT, RATE_LIMITED.`,
  })
  async subscribeToPush(
    @Arg('input', () => SubscribeToPushInput, { description: 'The browser.' })
    input: SubscribeToPushInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<SubscribeToPushPayload> {
    const deviceId = await this.#deps.devices.add(request, input);
    return { message: 'This device is told from now on', deviceId };
  }

  @AccessFor(['admin', 'companyUser'])
  @Mutation(() => DeletePayload, {
    description: `Takes a browser out of the viewer's devices. ${OWN} Errors: NOT_FOUND.`,
  })
  async removePushDevice(
    @Arg('input', () => DeleteInput, { description: 'Which one.' }) { id }: DeleteInput,
    @Ctx() { request }: GraphqlContext,
  ): Promise<DeletePayload> {
    await this.#deps.devices.remove(request, id);
    return { message: 'This device is not told any more', deletedId: id };
  }
}
