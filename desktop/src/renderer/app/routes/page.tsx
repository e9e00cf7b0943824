// The components of pages whose code is loaded when they are opened.
import { lazyPage } from '@sufra/shared/ui/pages/lazy-page'
import type { ComponentType } from 'react'
import { FormFailure, PageFailure } from '../page-failure.tsx'

/** A lazily loaded page, by its path. It is loaded when first opened, or preloaded with its area; when it fails, the layout stays. */
export const page = (path: string, load: () => Promise<ComponentType>) =>
  lazyPage(path, load, (error, onRetry) => <PageFailure error={error} onRetry={onRetry} />)
/** A page in a layout that contains the `main` element. */
export const form = (path: string, load: () => Promise<ComponentType>) =>
  lazyPage(path, load, (error, onRetry) => <FormFailure error={error} onRetry={onRetry} />)
/** A page in a layout that also contains a heading. */
export const section = lazyPage
