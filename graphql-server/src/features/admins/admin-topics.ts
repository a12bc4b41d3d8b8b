/** Topic on which a change of an administrator's name or address is announced. */
export const adminChangedTopic = (adminId: string) => `admin.changed.${adminId}`;
