import { Field, inputStyle } from '@sufra/shared/ui/field'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { setInstructions, useSession } from '../../common/session/session.ts'

const maxInstructionsLength = 500

export const Instructions = memo(() => {
  const { t } = useTranslation()
  const instructions = useSession((session) => session.orderInstructions)
  return (
    <section className="p-4 pt-6">
      <Field label={t('cartPage.instructions')}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={maxInstructionsLength}
            value={instructions}
            placeholder={t('cartPage.instructionsHint')}
            onChange={(event) => setInstructions(event.target.value)}
            className={`${inputStyle} py-2`}
          />
        )}
      </Field>
    </section>
  )
})
