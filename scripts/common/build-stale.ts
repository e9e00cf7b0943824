// Builds the two web apps when their inputs have changed, and compresses the output.
import { createHash } from 'node:crypto'
import { globSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { mustRun } from './program.ts'
import { root, logStep } from './root.ts'

const apps = [
  {
    name: 'the diner app',
    folder: 'diner-web',
    inputs: ['diner-web/{src,public}/**', 'diner-web/*.{ts,json,html}'],
    parameters: ['build'],
  },
  {
    name: 'the counter and administrator app',
    folder: 'desktop',
    inputs: ['desktop/src/**', 'desktop/*.{ts,json,html}'],
    parameters: ['build', '--config', 'renderer.vite.ts'],
  },
]
const everyApp = ['shared/src/**', 'pnpm-lock.yaml', 'scripts/common/build-stale.ts']

/** The environment of a build, also of a build that a test starts, because React's development code is three times as large. */
const forProduction = { NODE_ENV: 'production' }

const stampOf = (inputs: string[]) => {
  const hash = createHash('sha256')
  const files = globSync([...inputs, ...everyApp], { cwd: root }).filter(
    (file) => statSync(join(root, file)).isFile() && !file.endsWith('.test.ts') && !file.endsWith('.test.tsx'),
  )
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

const compress = async (folder: string) => {
  const files = globSync('**/*.{js,css,html,svg,json}', { cwd: folder })
  for (const file of files) {
    const content = readFileSync(join(folder, file))
    if (content.length < 1_024) continue
    writeFileSync(join(folder, `${file}.br`), await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(join(folder, `${file}.gz`), await gz(content, { level: 9 }))
  }
}

/** Builds Electron's main, preload and renderer for the desktop tests. */
export const buildDesktop = async (): Promise<void> => {
  const cwd = join(root, 'desktop')
  const stampFile = join(cwd, 'out/.stamp')
  const stamp = stampOf(['desktop/src/**', 'desktop/*.{ts,json}'])
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  logStep('Building Electron’s main, preload and renderer')
  await mustRun(join(cwd, 'node_modules/.bin/electron-vite'), ['build', '--logLevel', 'warn'], { cwd, quiet: true, env: forProduction })
  writeFileSync(stampFile, stamp)
}

/** Builds outdated apps and logs it. */
export const buildStale = async (): Promise<void> => {
  for (const { name, folder, inputs, parameters } of apps) {
    const dist = join(root, folder, 'dist')
    const stampFile = join(dist, '.stamp')
    const stamp = stampOf(inputs)
    if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) continue
    logStep(`Building ${name}`)
    await mustRun(join(root, folder, 'node_modules', '.bin', 'vite'), parameters, {
      cwd: join(root, folder),
      quiet: true,
      env: forProduction,
    })
    await compress(dist)
    writeFileSync(stampFile, stamp)
  }
}
