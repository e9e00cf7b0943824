// The restaurant's tables and their changes. Each change responds with all tables in their new state.
import { ApiError } from '@sufra/shared/contract/api-error'
import type { RequestOf, Route } from '@sufra/shared/contract/route'
import type { Language } from '@sufra/shared/localized-text'
import { errorText } from '@sufra/shared/contract/error-text'
import { numberRanges } from '@sufra/shared/tables/number-ranges'
import type { DiningTable, PrintMethod } from '@sufra/shared/tables/table'
import { listTables, recordPrints } from '@sufra/shared/tables/table.routes'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { cachedResponseKey } from '../../common/bridge/cached-responses.ts'
import { leftToRight } from '../../common/ui/text-direction.ts'
import { queryClient } from '../../common/api/query-client.ts'
import { currentDownCause } from '../../common/connection/down-cause.ts'

const tablesKey = cachedResponseKey(listTables.path)

export const useTables = () => useQuery({ queryKey: tablesKey, queryFn: () => call(listTables, {}) })

type TablesRoute = Route & { reply: typeof listTables.reply }

/** Sends a change and caches the tables from its response. Throws ApiError. */
export const changeTables = async <R extends TablesRoute>(route: R, request: RequestOf<R>): Promise<void> => {
  queryClient.setQueryData(tablesKey, await call(route, request))
}

/** Records that these codes were printed or downloaded. Throws ApiError. */
export const recordPrinted = (method: PrintMethod, tables: readonly Pick<DiningTable, '_id' | 'codeVersion'>[]): Promise<void> =>
  changeTables(recordPrints, { body: { method, codes: tables.map(({ _id, codeVersion }) => ({ tableId: _id, codeVersion })) } })

/** Numbers of tables for a sentence: "1–3 and 7". */
export const numbersText = (numbers: readonly number[], language: Language): string =>
  new Intl.ListFormat(language).format(numberRanges(numbers).map(leftToRight))

export const useTableError = () => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return errorText(error, t)
    if (error.status === 0) return `${t(`desk.down.${currentDownCause()}`)} ${t('tables.notSaved')}`
    if (error.code !== 'table.number_taken') return errorText(error, t)
    const { numbers } = error.reply.details as { numbers: number[] } // our own server's details of this refusal
    return t('refusals.table.number_taken', { numbers: numbersText(numbers, language) })
  }
}
