import { useCallback } from 'react'
import { useSearchParams } from '../pages/router.ts'

type Shown = { search: string; cursor: string | undefined }
type Address<Params> = {
  /** Reads the parameters of the address; invalid ones get their default. */
  read: (parameters: URLSearchParams) => Params
  /** The parameters without defaults. */
  write: (shown: Params) => Record<string, string>
}

/**
 * The filters, search and page of a list are in the address, so that they survive reload and back navigation. A change returns to the first
 * page.
 */
export const useListParams = <Params extends Shown>({ read, write }: Address<Params>) => {
  const [parameters, setParameters] = useSearchParams()
  const shown = read(parameters)
  const searchFor = useCallback(
    (search: string) =>
      setParameters((before) => write({ ...read(before), search, cursor: undefined }), { replace: true, preventScrollReset: true }),
    [setParameters, read, write],
  )
  const show = (change: Partial<Params>) => setParameters(write({ ...shown, cursor: undefined, ...change }))
  return { shown, searchFor, show }
}
