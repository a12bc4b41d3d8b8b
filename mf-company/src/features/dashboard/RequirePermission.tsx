import type { Permission } from '@hausgeist/schema';
import { usePermission } from '@hausgeist/shell-api';
import type { ReactNode } from 'react';
import { Denied } from './Denied';

interface RequirePermissionProps {
  permission: Permission;
  /** Heading of the page, which stays when the rest is closed. */
  title: string;
  children: ReactNode;
}

/** A page for those who may see it; it closes by itself when the permission is taken away. */
export function RequirePermission({ permission, title, children }: RequirePermissionProps) {
  return usePermission(permission) ? children : <Denied title={title} />;
}
