// Checks that each control that changes data is behind the permission of its route, or on a page whose permission implies it for every
// role.
import { hasPermission, memberRoles, permissions, type MemberRole, type Permission } from '@sufra/shared/permissions/permissions'
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { deskPages } from './desk-pages.ts'
import { settingsTabs } from '../../merchant/settings/settings-tabs.ts'

const root = join(import.meta.dirname, '../..')
const shared = join(root, '../../../shared/src')

const sources = new Map(
  globSync('{merchant,features,common,app}/**/*.{ts,tsx}', { cwd: root })
    .filter((name) => !/\.(?:test|test-data|screenshots)\.tsx?$/.test(name))
    .map((name) => [name, readFileSync(join(root, name), 'utf8')]),
)

/** The paths of the renderer's modules that a file imports, also lazily. */
const importsOf = (name: string, text: string) =>
  [...text.matchAll(/(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g)].map(([, path = '']) => relative(root, join(root, name, '..', path)))

const importersOf = new Map<string, string[]>()
for (const [name, text] of sources)
  for (const imported of importsOf(name, text)) importersOf.set(imported, [...(importersOf.get(imported) ?? []), name])

/** Lazily loaded pages with the permission of their address. */
const pages: readonly { to: string; permission?: Permission }[] = [...deskPages.merchant, ...settingsTabs]
const pagePermissions = new Map(
  ['app/navigation/merchant-pages.ts', 'merchant/settings/settings-tabs.ts'].flatMap((list) =>
    [...(sources.get(list) ?? '').matchAll(/to: '(\/merchant[^']*)'[^}]*?import\('([^']+)'\)/g)].map(
      ([, path = '', file = '']): [string, Permission | undefined] => [
        relative(root, join(root, list, '..', file)),
        pages.toSorted((a, b) => b.to.length - a.to.length).find(({ to }) => path === to || path.startsWith(`${to}/`))?.permission,
      ],
    ),
  ),
)

const owned = (Object.keys(permissions) as Permission[]).filter((permission) => hasPermission('owner', permission)) // keys of a constant

type ImportedRoute = { name: string; permission: Permission; file: string }

/** Members' routes that files of the desk import, and that change data or make a link to a file. */
const readRoutes = async (): Promise<ImportedRoute[]> => {
  const found: ImportedRoute[] = []
  for (const [file, text] of sources)
    for (const [, names = '', path = ''] of text.matchAll(/import \{([^}]+)\} from '@sufra\/shared\/([^']+\.routes)'/g)) {
      const module: Record<string, unknown> = await import(join(shared, `${path}.ts`))
      for (const name of names.split(',').map((each) => each.trim())) {
        const route = module[name] as { method?: string; permission?: string } | undefined // a route, a schema or a type
        const permission = owned.find((each) => each === route?.permission)
        if (permission && route?.method !== 'GET') found.push({ name, file, permission })
      }
    }
  return found
}

/** Whether a text is a permission by name, or a permission in a reply of the server: `mayEdit` and the like. */
const isGate = (text: string, permission: Permission) =>
  text.includes(`'${permission}'`) || /\bmay(?:Edit|Refund|Export|EditRetention)\b/.test(text)

/** The files through which a role reaches a control without a check, from the control to the page. */
const openWays = (role: MemberRole, permission: Permission, file: string, seen: readonly string[] = []): string[] => {
  if (seen.includes(file) || isGate(sources.get(file) ?? '', permission)) return []
  const way = [...seen, file]
  if (pagePermissions.has(file)) {
    const needed = pagePermissions.get(file)
    return !needed || hasPermission(role, needed) ? [way.join(' < ')] : []
  }
  return (importersOf.get(file) ?? [])
    .filter((name) => name !== 'app/navigation/admin-pages.ts')
    .flatMap((name) => openWays(role, permission, name, way))
}

test('the addresses of the pages are found, and their permissions', () => {
  expect(pagePermissions.size).toBeGreaterThan(15)
  expect(pagePermissions.get('features/reports/reports-page.tsx')).toBe('reports.read')
})

test.each(memberRoles)('a %s sees no control of a route that the role may not call', async (role) => {
  const routes = await readRoutes()
  expect(routes.length).toBeGreaterThan(40)
  const open = routes
    .filter(({ permission }) => !hasPermission(role, permission))
    .flatMap(({ name, permission, file }) => openWays(role, permission, file).map((way) => `${name} (${permission}): ${way}`))
  expect(open).toEqual([])
})
