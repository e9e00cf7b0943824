// Pages whose code is loaded when they are first opened, or before that, when the browser has nothing else to do.
import { Suspense, use, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { loadPage } from './load-page.ts'
import { PageSpinner } from './spinner.tsx'

const preloads = new Map<string, () => Promise<unknown>>()

/** Loads the code of all that is wanted, by name, one after the other in idle time. What does not come is left until it is opened. */
export const preloadPages = async (isWanted: (name: string) => boolean): Promise<void> => {
  for (const [name, preload] of preloads)
    if (isWanted(name)) {
      await new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 100)))
      await preload()
    }
}

/** A component whose code is loaded when it is first drawn. Above it stand a Suspense and an ErrorBoundary, which can try again. */
export const lazyPart = <Props extends object>(name: string, load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const keep = (part: ComponentType<Props>) => (loaded = part)
  // A failure is remembered until a boundary has shown it: drawn again before that, it would load again for ever.
  const forget = () => (loading = undefined)
  preloads.set(name, async () => loaded ?? load().then(keep, () => undefined))
  return (props) => {
    const Part = loaded ?? use((loading ??= loadPage(name, load, forget).then(keep)))
    return <Part {...props} />
  }
}

/** A page with a boundary of its own: when it fails, what stands around it stays. */
export const lazyPage = (
  name: string,
  load: () => Promise<ComponentType>,
  fallback?: (error: unknown, onRetry: () => void) => ReactNode,
) => {
  const Page = lazyPart(name, load)
  return (
    <ErrorBoundary key={name} fallback={fallback}>
      <Suspense fallback={<PageSpinner />}>
        <Page />
      </Suspense>
    </ErrorBoundary>
  )
}
