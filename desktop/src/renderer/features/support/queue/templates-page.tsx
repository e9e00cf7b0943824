// Templates of frequent answers. Administrators who answer requests add, edit and delete them.
import { inLanguage } from '@sufra/shared/localized-text'
import { deleteSupportTemplate, type SupportTemplate } from '@sufra/shared/support/support-template.routes'
import { Button } from '@sufra/shared/ui/button'
import { EmptyState } from '@sufra/shared/ui/empty-state'
import { ErrorState } from '@sufra/shared/ui/error-state'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { Skeleton } from '@sufra/shared/ui/skeleton'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { MessageSquareText, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../common/api/api.ts'
import { usePageTitle } from '../../../common/pages/page-title.ts'
import { RequestHeader } from '../request-header.tsx'
import { ConfirmDialog } from '../../../common/ui/confirm-dialog.tsx'
import { RowMenu } from '../../../common/ui/row-menu.tsx'
import { useBusy } from '../../../common/ui/use-busy.ts'
import { TemplateDialog } from './template-dialog.tsx'
import { storeTemplates, useTemplates } from './use-templates.ts'

const DeleteDialog = ({ template: { id }, onClose }: { template: SupportTemplate; onClose: () => void }) => {
  const { t } = useTranslation()
  const { isBusy, run } = useBusy()
  const remove = () =>
    run(async () => {
      await storeTemplates(call(deleteSupportTemplate, { params: { templateId: id } }))
      showSuccess(t('support.queue.template.deleted'))
      onClose()
    })
  return (
    <ConfirmDialog
      title={t('support.queue.template.delete')}
      subtitle={t('support.queue.template.deleteText')}
      action={t('support.queue.template.delete')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  )
}

type Action = { kind: 'edit' | 'delete'; template: SupportTemplate }

const TemplateList = ({ templates, onAction }: { templates: readonly SupportTemplate[]; onAction: (action: Action) => void }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <ul aria-label={t('support.queue.template.title')} className="divide-y divide-line rounded-card border border-line bg-card">
      {templates.map((template) => (
        <li key={template.id} className="flex items-start gap-3 px-4 py-3">
          <div className="min-w-0 grow">
            <p className="font-semibold wrap-anywhere">
              <bdi>{template.title}</bdi>
            </p>
            <p className="line-clamp-2 text-sm text-ink-soft wrap-anywhere">
              <bdi>{inLanguage(template.text, language)}</bdi>
            </p>
          </div>
          <RowMenu
            label={t('support.queue.template.actions', { title: template.title })}
            actions={[
              { label: t('support.queue.template.edit'), icon: Pencil, onChoose: () => onAction({ kind: 'edit', template }) },
              {
                label: t('support.queue.template.delete'),
                icon: Trash2,
                isDanger: true,
                onChoose: () => onAction({ kind: 'delete', template }),
              },
            ]}
          />
        </li>
      ))}
    </ul>
  )
}

export const TemplatesPage = () => {
  const { t } = useTranslation()
  const [action, setAction] = useState<Action | { kind: 'add' }>()
  const { data: templates, error, refetch, isFetching } = useTemplates()
  const title = t('support.queue.template.title')
  const close = () => setAction(undefined)
  const add = <Button onClick={() => setAction({ kind: 'add' })}>{t('support.queue.template.add')}</Button>
  usePageTitle(title)
  return (
    <main className="flex grow flex-col">
      <RequestHeader title={title} listPath="/admin/help-and-support" badges={templates && templates.length > 0 && add} />
      <div className="flex w-full max-w-4xl flex-col gap-4 p-4 md:p-6">
        {!templates &&
          (error ? <ErrorState error={error} onRetry={() => void refetch()} isBusy={isFetching} /> : <Skeleton className="h-72" />)}
        {templates?.length === 0 && (
          <EmptyState
            icon={MessageSquareText}
            title={t('support.queue.template.none')}
            text={t('support.queue.template.noneText')}
            action={add}
          />
        )}
        {templates && templates.length > 0 && (
          <>
            <p className="text-sm text-ink-soft">{t('support.queue.template.text')}</p>
            <TemplateList templates={templates} onAction={setAction} />
          </>
        )}
      </div>
      {action?.kind === 'add' && <TemplateDialog onClose={close} />}
      {action?.kind === 'edit' && <TemplateDialog template={action.template} onClose={close} />}
      {action?.kind === 'delete' && <DeleteDialog template={action.template} onClose={close} />}
    </main>
  )
}
