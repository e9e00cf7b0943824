import { Button } from '@sufra/shared/ui/button'
import { useTranslation } from 'react-i18next'

type Props = { formId: string; isBusy: boolean; isDisabled?: boolean; onCancel: () => void; submitLabel?: string }

/** The buttons of a dialog with a form: cancel and save. */
export const SaveActions = ({ formId, isBusy, isDisabled, onCancel, submitLabel }: Props) => {
  const { t } = useTranslation()
  return (
    <>
      <Button kind="quiet" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" form={formId} isBusy={isBusy} disabled={isDisabled}>
        {submitLabel ?? t('list.save')}
      </Button>
    </>
  )
}
