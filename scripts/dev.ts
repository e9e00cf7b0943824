// Watch mode: the API restarts and both apps reload in the browser on changes.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildStale } from './common/build-stale.ts'
import { root, logStep } from './common/root.ts'

await buildStale()
logStep('Diner app http://localhost:7401, counter and administrator http://localhost:7402/merchant and /admin, API http://localhost:7400')
const watch = (program: string, parameters: string[], cwd: string) => spawn(program, parameters, { cwd: join(root, cwd), stdio: 'inherit' })
const children = [
  watch(process.execPath, ['--watch', '--watch-preserve-output', 'cloud-api/src/main.ts'], '.'),
  watch('node_modules/.bin/vite', ['--port', '7401', '--strictPort'], 'diner-web'),
  watch('node_modules/.bin/vite', ['--config', 'renderer.vite.ts', '--port', '7402', '--strictPort'], 'desktop'),
]
const end = () => children.forEach((child) => child.kill('SIGINT'))
process.on('SIGINT', end)
process.on('SIGTERM', end)
