// Pages whose code is loaded when they are first opened, or earlier in idle time.
import { Suspense, use, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary } from '../error-boundary.tsx'
import { loadPage } from './load-page.ts'
import { PageSpinner } from '../spinner.tsx'

const preloads = new Map<string, () => Promise<unknown>>()

/** Loads the code of a page, so that it is rendered without a spinner. A failure is ignored until the page is opened. */
export const preloadPage = async (name: string): Promise<unknown> => preloads.get(name)?.()

/** Loads the code of the wanted pages, by name, one after another in idle time. Failures are ignored until the page is opened. */
export const preloadPages = async (isWanted: (name: string) => boolean): Promise<void> => {
  for (const [name, preload] of preloads)
    if (isWanted(name)) {
      await new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 100)))
      await preload()
    }
}

/** A component whose code is loaded on first render. Needs a Suspense and an ErrorBoundary above it. */
export const lazyPart = <Props extends object>(name: string, load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const store = (part: ComponentType<Props>) => (loaded = part)
  // A failure is cached until an error boundary has shown it; otherwise each render would load again, endlessly.
  const reset = () => (loading = undefined)
  preloads.set(name, async () => loaded ?? load().then(store, () => undefined))
  return (props) => {
    const Part = loaded ?? use((loading ??= loadPage(name, load, reset).then(store)))
    return <Part {...props} />
  }
}

/** A lazy page with its own error boundary, so that the layout stays when the page fails. */
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
