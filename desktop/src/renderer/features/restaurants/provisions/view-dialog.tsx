import { viewName, type SavedView } from '@sufra/shared/provisions/saved-view.routes'
import { TextInput } from '@sufra/shared/ui/field'
import { useTranslation } from 'react-i18next'
import { useRefusalText } from '../../../common/api/refusals.ts'
import { FormDialog, useSchemaForm } from '../../../common/forms/form-dialog.tsx'
import { putView } from './use-saved-views.ts'

/** `view`: a new view has no name. */
type Props = { view: SavedView; onClose: () => void }

/** Names a view, and saves it. */
export const ViewDialog = ({ view, onClose }: Props) => {
  const { t } = useTranslation()
  const refusalText = useRefusalText()
  const form = useSchemaForm(viewName, { name: view.name })
  const { isDirty, errors } = form.formState
  const isNew = view.name === ''
  return (
    <FormDialog
      form={form}
      title={t(isNew ? 'provisions.views.saveTitle' : 'provisions.views.renameTitle')}
      description={isNew ? t('provisions.views.saveText') : undefined}
      isDisabled={!isDirty}
      onSave={async ({ name }) => {
        await putView({ ...view, name })
        return t(isNew ? 'provisions.views.saved' : 'provisions.views.renamed')
      }}
      onClose={onClose}
    >
      <TextInput
        label={t('provisions.views.name')}
        autoComplete="off"
        error={refusalText(errors.name?.message)}
        {...form.register('name')}
      />
    </FormDialog>
  )
}
