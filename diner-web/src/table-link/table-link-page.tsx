import type { openTableLink } from '@sufra/shared/tables/table.routes'
import { ApiError } from '@sufra/shared/contract/api-error'
import { PageSpinner } from '@sufra/shared/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import { QrCode } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../common/api/api.ts'
import { MessagePage } from '../common/ui/message-page.tsx'
import { NoRestaurant } from '../common/ui/no-restaurant.tsx'
import { PageFailure } from '../common/pages/page-failure.tsx'
import { useNavigate, useSearchParams } from '../common/pages/router.ts'
import { takeCheckedLink } from '../common/session/checked-link.ts'
import { restaurantPath, setTable } from '../common/session/session.ts'

const isId = (text: string) => /^[0-9a-f-]{36}$/i.test(text)

/** Whether these can be the parts of a table's link; the server refuses other parts by their format. */
const isLink = (restaurantId: string, token: string) => isId(restaurantId) && token !== '' && token.length <= 100

/** Target of a table's QR code: checks the code, stores the table, and navigates to the restaurant. */
export const TableLinkPage = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const restaurantId = search.get('r') ?? ''
  const token = search.get('t') ?? ''
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['table-link', restaurantId, token],
    queryFn: () => {
      const refusal = isLink(restaurantId, token) ? takeCheckedLink('error') : 'table.link_invalid'
      if (refusal) throw new ApiError(404, '', { error: refusal })
      return call<typeof openTableLink>(
        { method: 'GET', path: '/api/tables/link/:restaurantId/:token' },
        { params: { restaurantId, token } },
      )
    },
    retry: (count, problem) => count < 2 && problem instanceof ApiError && problem.status === 0,
    gcTime: 0,
  })
  useEffect(() => {
    if (!data) return
    setTable({ ...data.data, tableToken: token })
    navigate(restaurantPath(data.data), { replace: true })
  }, [data, navigate, token])

  if (!error) return <PageSpinner />
  if (!isId(restaurantId)) return <NoRestaurant isUnknown />
  if (error instanceof ApiError && error.code === 'table.link_invalid')
    return (
      <MessagePage
        icon={QrCode}
        title={t('start.replacedCode')}
        text={t('start.replacedCodeText')}
        to={restaurantPath({ restaurantId, tableId: '' })}
        label={t('start.viewMenu')}
      />
    )
  return <PageFailure error={error} onRetry={() => void refetch()} isBusy={isFetching} />
}
