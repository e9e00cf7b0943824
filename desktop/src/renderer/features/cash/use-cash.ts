// The cash drawer, its shifts and its day closes, with the calls that change them.
import { listShifts, readDrawer } from '@sufra/shared/cash/cash.routes'
import { listDayCloses, readDayReport } from '@sufra/shared/cash/day-close.routes'
import { ApiError } from '@sufra/shared/contract/api-error'
import type { ReplyOf } from '@sufra/shared/contract/route'
import { newId } from '@sufra/shared/new-id'
import { errorText } from '@sufra/shared/contract/error-text'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../common/session/use-may.ts'
import { call } from '../../common/api/api.ts'
import { queryClient } from '../../common/api/query-client.ts'
import { cashKey } from '../../common/bridge/cached-responses.ts'
import { useConnection } from '../../common/connection/connection.tsx'
import { useDownText } from '../../common/connection/down-cause.ts'

/** Shifts and day closes need a connection. */
export const useIsOffline = () => useConnection().state === 'down'

export const useDrawer = () => useQuery({ queryKey: [...cashKey, 'drawer'], queryFn: () => call(readDrawer, {}) })

export const usePastShifts = () =>
  useInfiniteQuery({
    queryKey: [...cashKey, 'shifts'],
    queryFn: ({ pageParam }) => call(listShifts, { query: { before: pageParam } }),
    initialPageParam: undefined as string | undefined, // the first page
    getNextPageParam: ({ data, hasMore }: ReplyOf<typeof listShifts>) => (hasMore ? data.at(-1)?.openedAt : undefined),
  })

/** Whether the server refused the day closes, because the member lacks the permission. */
export const isForbidden = (error: unknown): boolean => error instanceof ApiError && error.code === 'session.forbidden'
const retriesUnlessForbidden = (count: number, error: unknown) => count < 2 && error instanceof ApiError && error.status >= 500

export const useDayCloses = () => {
  const mayClose = useMay()('day.close')
  return useInfiniteQuery({
    enabled: mayClose,
    queryKey: [...cashKey, 'day-closes'],
    queryFn: ({ pageParam }) => call(listDayCloses, { query: { before: pageParam } }),
    initialPageParam: undefined as number | undefined, // the first page
    getNextPageParam: ({ data, hasMore }: ReplyOf<typeof listDayCloses>) => (hasMore ? data.at(-1)?.number : undefined),
    retry: retriesUnlessForbidden,
  })
}

export const useDayReport = () => useQuery({ queryKey: [...cashKey, 'day-report'], queryFn: () => call(readDayReport, {}) })

/**
 * Sends a change with one key for as long as its content stays the same, so that a second attempt has no second effect. Shows the reason of
 * a failure, and fetches the drawer again in any case.
 */
export const useCashCall = () => {
  const { t } = useTranslation()
  const downText = useDownText()
  const isOffline = useIsOffline()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const keys = useRef(new Map<string, string>())

  const send = async <T>(content: unknown, run: (options: { idempotencyKey: string }) => Promise<T>): Promise<T | undefined> => {
    const name = JSON.stringify(content)
    const key = keys.current.get(name) ?? newId()
    keys.current.set(name, key)
    setBusy(true)
    setProblem(undefined)
    try {
      return await run({ idempotencyKey: key })
    } catch (error) {
      setProblem(errorText(error, t))
      return undefined
    } finally {
      setBusy(false)
      void queryClient.invalidateQueries({ queryKey: cashKey })
    }
  }
  return { send, isBusy, isOffline, problem: isOffline ? downText(t('cash.offline')) : problem }
}
