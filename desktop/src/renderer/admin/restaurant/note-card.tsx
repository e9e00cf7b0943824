import type { ReplyOf } from '@sufra/shared/contract/route'
import { deleteRestaurantNote, noteDraft, saveRestaurantNote, type RestaurantNote } from '@sufra/shared/provisions/restaurant-notes.routes'
import { showSuccess } from '@sufra/shared/ui/toasts'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../common/api/api.ts'
import { useRefusalText } from '../../common/api/refusals.ts'
import { TimeAgo } from '../../common/dates/time-ago.tsx'
import { TextArea } from '../../common/forms/text-area.tsx'
import { ConfirmDialog } from '../../common/ui/confirm-dialog.tsx'
import { FormDialog, useSchemaForm } from '../../common/forms/form-dialog.tsx'
import { RowMenu } from '../../common/ui/row-menu.tsx'
import { useBusy } from '../../common/ui/use-busy.ts'
import { useRestaurantId } from './use-restaurant.ts'

type Props = { note: RestaurantNote; onSaved: (notes: ReplyOf<typeof saveRestaurantNote>) => void }
type DialogProps = Props & { onClose: () => void }

const ChangeDialog = ({ note: { id, text }, onSaved, onClose }: DialogProps) => {
  const { t } = useTranslation()
  const restaurantId = useRestaurantId()
  const refusalText = useRefusalText()
  const form = useSchemaForm(noteDraft, { text })
  const { isDirty, errors } = form.formState
  return (
    <FormDialog
      form={form}
      title={t('restaurantPage.note.change')}
      isDisabled={!isDirty}
      onSave={async (body) => {
        onSaved(await call(saveRestaurantNote, { params: { restaurantId, noteId: id }, body }))
        return t('restaurantPage.note.changed')
      }}
      onClose={onClose}
    >
      <TextArea label={t('restaurantPage.note.text')} error={refusalText(errors.text?.message)} {...form.register('text')} />
    </FormDialog>
  )
}

const DeleteDialog = ({ note: { id, text }, onSaved, onClose }: DialogProps) => {
  const { t } = useTranslation()
  const restaurantId = useRestaurantId()
  const { isBusy, run } = useBusy()
  const remove = async () => {
    await run(async () => {
      onSaved(await call(deleteRestaurantNote, { params: { restaurantId, noteId: id } }))
      showSuccess(t('restaurantPage.note.deleted'))
    })
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('restaurantPage.note.deleteTitle')}
      subtitle={text.length > 120 ? `${text.slice(0, 120)}…` : text}
      action={t('restaurantPage.note.delete')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  )
}

const dialogs = { change: ChangeDialog, delete: DeleteDialog }

/** A note with its author. Administrators can change and delete their own notes. */
export const NoteCard = ({ note, onSaved }: Props) => {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<keyof typeof dialogs>()
  const Opened = opened && dialogs[opened]
  const { author, isOwn, createdAt, changedAt, text } = note
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-card p-4">
      <div className="flex items-start gap-3">
        <p className="min-w-0 grow font-semibold wrap-anywhere">
          <bdi>{author}</bdi>
          {changedAt && <span className="text-sm font-normal text-ink-soft">{` · ${t('restaurantPage.note.isChanged')}`}</span>}
        </p>
        <div className="text-end text-sm">
          <TimeAgo at={changedAt ?? createdAt} />
        </div>
        {isOwn && (
          <RowMenu
            label={t('restaurantPage.note.actions')}
            actions={[
              { label: t('restaurantPage.note.change'), icon: Pencil, onChoose: () => setOpened('change') },
              { label: t('restaurantPage.note.delete'), icon: Trash2, onChoose: () => setOpened('delete'), isDanger: true },
            ]}
          />
        )}
      </div>
      <p dir="auto" className="text-base whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
      {Opened && <Opened note={note} onSaved={onSaved} onClose={() => setOpened(undefined)} />}
    </li>
  )
}
