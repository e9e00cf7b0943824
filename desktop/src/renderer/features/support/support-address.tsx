import { readSupportAddress } from '@sufra/shared/support/support-address.routes'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'

/** The email address of support, for people who prefer it to the help page. Renders nothing when the platform has none. */
export const SupportAddress = () => {
  const { t } = useTranslation()
  const { data } = useQuery({
    queryKey: ['support-address'],
    queryFn: async () => (await call(readSupportAddress, {})).data,
    staleTime: Infinity,
  })
  if (!data?.email) return null
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-1.5 text-sm text-ink-soft">
      <span>{t('accounts.supportEmail')}</span>
      <a
        href={`mailto:${data.email}`}
        dir="ltr"
        className="inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere text-brand underline"
      >
        {data.email}
      </a>
    </p>
  )
}
