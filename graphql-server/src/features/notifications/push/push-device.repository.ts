import type { EntityManager } from '../../../platform/database/index.js';
import type { PushDevice } from './push-device.entity.js';

export type DeviceRow = Pick<PushDevice, 'id' | 'subscription' | 'language'>;

/** A device as its person sees it in a list. */
export interface DeviceView {
  id: string;
  name: string;
  createdAt: Date;
  sessionId: string;
}

/** The session that has added the device goes on. */
const ALIVE =
  's.revoked_at is null and s.expires_at > now() and s.subject_id = coalesce(d.member_id, d.admin_id)';

/** The devices of a person whose sessions go on, the newest first. */
export async function findDevices(em: EntityManager, personId: string): Promise<DeviceView[]> {
  const rows = await em.execute<(Omit<DeviceView, 'createdAt'> & { createdAt: string })[]>(
    `select d.id, s.device as name, d.created_at as "createdAt", d.session_id as "sessionId"
       from push_device d join session s on s.id = d.session_id and ${ALIVE}
      where coalesce(d.member_id, d.admin_id) = ? order by d.created_at desc, d.id`,
    [personId],
  );
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/** A device of this person, if it may still be told something; one whose session is over is removed. */
export async function findDevice(
  em: EntityManager,
  { deviceId, personId }: { deviceId: string; personId: string },
): Promise<DeviceRow | undefined> {
  const [device] = await em.execute<(DeviceRow & { isAlive: boolean })[]>(
    `select d.id, d.subscription, d.language, ${ALIVE} as "isAlive"
       from push_device d join session s on s.id = d.session_id
      where d.id = ? and coalesce(d.member_id, d.admin_id) = ?`,
    [deviceId, personId],
  );
  if (device && !device.isAlive) {
    await removeDevice(em, device.id);
    return undefined;
  }
  return device;
}

/** Nothing is sent there any more. */
export async function removeDevice(em: EntityManager, id: string): Promise<void> {
  await em.execute('delete from push_device where id = ?', [id]);
}

/** Takes out the devices whose sessions have ended. */
export async function forgetDevices(em: EntityManager): Promise<void> {
  await em.execute(
    `delete from push_device d using session s where s.id = d.session_id and not (${ALIVE})`,
  );
}
