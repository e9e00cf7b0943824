import type { Permission } from '@sufra/shared/permissions/permissions'
import { NoAccessPage } from '../../common/pages/no-access.tsx'
import { useMay } from '../../common/session/use-may.ts'
import { Outlet } from '../../common/pages/router.ts'

/** Routes of users who have a permission; others see the person to ask. */
export const Permitted = ({ permission }: { permission: Permission }) => (useMay()(permission) ? <Outlet /> : <NoAccessPage />)
