import type { RequestContext } from '../../../platform/context/index.js';
import type { FailureBudget } from './failure-budget.js';
import type { AccountName, KnownDevices } from './known-devices.js';

/** Tells devices that have signed in before from others, and counts what the others fail at. */
export class SignInGuard {
  readonly #devices: KnownDevices;
  readonly #budget: FailureBudget;

  constructor(devices: KnownDevices, budget: FailureBudget) {
    this.#devices = devices;
    this.#budget = budget;
  }

  /** What names the device of a request, if it has signed in to the account before. */
  deviceOf({ device }: RequestContext, name: AccountName): string | undefined {
    return this.#devices.find(device?.proof, name);
  }

  /** Takes one attempt of a new device from what all accounts may fail at together. */
  async count(context: RequestContext): Promise<void> {
    await this.#budget.take(context);
  }

  /** The attempt of a new device was none. */
  async forgive(): Promise<void> {
    await this.#budget.giveBack();
  }

  /** Knows the device of a request from now on. */
  remember({ device }: RequestContext, name: AccountName): void {
    device?.remember(this.#devices.remember(device.proof, name));
  }
}
