import { ErrorState } from '@sufra/shared/ui/error-state'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListTable, ScrollingTable } from '../../common/lists/list-table.tsx'
import { Pages } from '../../common/lists/pages.tsx'
import { Section } from '../../common/ui/section.tsx'
import { useFailedWebhooks } from './use-platform-payments.ts'
import { WebhookRow } from './webhook-row.tsx'

const columns = ['at', 'payment', 'what', 'reason', 'action'] as const

/** Genuine webhooks that could not be processed, each with a button that processes it again. */
export const WebhooksSection = () => {
  const { t } = useTranslation()
  const [cursor, setCursor] = useState<string>()
  const { data, error, refetch, isFetching, isPlaceholderData } = useFailedWebhooks(cursor)
  const isEmpty = data?.rows.length === 0 && !isPlaceholderData
  return (
    <Section title={t('platformPayments.webhooks.title')} text={t('platformPayments.webhooks.text')}>
      {isEmpty ? (
        <p className="rounded-card bg-raised p-6 text-center text-sm text-ink-soft">{t('platformPayments.webhooks.none')}</p>
      ) : (
        <ScrollingTable label={t('platformPayments.webhooks.title')}>
          <ListTable
            columns={columns.map((key) => ({ key, name: t(`platformPayments.webhooks.${key}`), isHidden: key === 'action' }))}
            rows={data?.rows}
            note={error && !data && <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} />}
            isStale={isPlaceholderData}
            loadingRows={3}
          >
            {(webhook) => <WebhookRow key={webhook.id} webhook={webhook} />}
          </ListTable>
        </ScrollingTable>
      )}
      <Pages isByTime previous={data?.previous} next={data?.next} isFirst={!cursor} onChoose={setCursor} />
    </Section>
  )
}
