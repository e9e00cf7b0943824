// Rules for restaurants whose documents have expired: one setting for each kind of document.
import { datedKinds, type DatedKind } from '@sufra/shared/documents/document'
import { documentRules, type DocumentRule } from '@sufra/shared/expiring/document-rule'
import { changeDocumentRule, readDocumentRules } from '@sufra/shared/expiring/document-rule.routes'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { inputStyle } from '@sufra/shared/ui/field'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { showError, showSuccess } from '@sufra/shared/ui/toasts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { ConfirmDialog } from '../../common/ui/confirm-dialog.tsx'
import { Section } from '../../common/ui/section.tsx'

const rulesKey = ['document-rules'] as const

type Change = { kind: DatedKind; rule: DocumentRule }

const useChangeRule = (onEnd: () => void) => {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, rule }: Change) => call(changeDocumentRule, { params: { kind }, body: { rule } }),
    onSuccess: (reply) => {
      queryClient.setQueryData(rulesKey, reply)
      showSuccess(t('expiring.rules.saved'))
    },
    onError: (error) => showError(error, t),
    onSettled: onEnd,
    networkMode: 'always',
  })
}

export const DocumentRulesSection = () => {
  const { t } = useTranslation()
  const { data, error, refetch, isFetching } = useQuery({ queryKey: rulesKey, queryFn: () => call(readDocumentRules, {}) })
  const [unconfirmed, setUnconfirmed] = useState<Change>()
  const change = useChangeRule(() => setUnconfirmed(undefined))
  // Warning has no effect that would need a confirmation.
  const choose = (chosen: Change) => (chosen.rule === 'restrict' ? setUnconfirmed(chosen) : change.mutate(chosen))
  return (
    <Section title={t('expiring.rules.title')} text={t('expiring.rules.text')}>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} /> : <Skeleton className="h-72" />)}
      {data && (
        <ul className="flex flex-col divide-y divide-line">
          {datedKinds.map((kind) => {
            const name = t(`documents.kind.${kind}`)
            return (
              <li key={kind} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
                <span className="min-w-0 grow basis-40 font-semibold">{name}</span>
                <select
                  aria-label={name}
                  value={data.data[kind]}
                  disabled={change.isPending}
                  onChange={({ target }) => choose({ kind, rule: documentRules.find((rule) => rule === target.value) ?? 'warn' })}
                  className={`${inputStyle} w-auto!`}
                >
                  {documentRules.map((rule) => (
                    <option key={rule} value={rule}>
                      {t(`expiring.rules.rule.${rule}`)}
                    </option>
                  ))}
                </select>
              </li>
            )
          })}
        </ul>
      )}
      {unconfirmed && (
        <ConfirmDialog
          title={t('expiring.rules.confirm', { document: t(`documents.kind.${unconfirmed.kind}`) })}
          subtitle={t('expiring.rules.confirmText')}
          action={t('expiring.rules.rule.restrict')}
          isDanger
          isBusy={change.isPending}
          onConfirm={() => change.mutate(unconfirmed)}
          onClose={() => setUnconfirmed(undefined)}
        />
      )}
    </Section>
  )
}
