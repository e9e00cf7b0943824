import type { Role } from '@sufra/shared/accounts/account'
import { NoAccessPage } from '../../common/account/no-access.tsx'
import { useMay } from '../../common/account/use-may.ts'
import { Outlet, useLocation } from '../../common/pages/router.ts'
import { permissionOf } from './desk-pages.ts'

/** The pages of an area that the user may open, by the permission of each in the navigation; any other page names the person to ask. */
export const PermittedPages = ({ area }: { area: Role }) => {
  const may = useMay()
  const permission = permissionOf(area, useLocation().pathname)
  return !permission || may(permission) ? <Outlet /> : <NoAccessPage />
}
