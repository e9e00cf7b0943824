import { Button } from '@sufra/shared/ui/button'
import { useTranslation } from 'react-i18next'

type Props = { formId: string; isBusy: boolean; onCancel: () => void }

/** The foot of a window with a form: leave it, or save it. */
export const SaveActions = ({ formId, isBusy, onCancel }: Props) => {
  const { t } = useTranslation()
  return (
    <>
      <Button kind="quiet" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      <Button type="submit" form={formId} isBusy={isBusy}>
        {t('list.save')}
      </Button>
    </>
  )
}
