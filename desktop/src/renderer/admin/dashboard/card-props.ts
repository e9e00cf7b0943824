import type { AdminDashboard } from '@sufra/shared/admin-dashboard/admin-dashboard.routes'

export type PartName = keyof AdminDashboard
export type DataOf<Name extends PartName> = Extract<NonNullable<AdminDashboard[Name]>, { state: 'read' }>['data']
/** `part`: undefined until it is loaded. */
export type CardProps<Name extends PartName> = { part: AdminDashboard[Name] | undefined }
