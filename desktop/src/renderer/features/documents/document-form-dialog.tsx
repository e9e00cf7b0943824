// The upload dialog of a document with dates (spec §2): issue date, expiration date, the file with its preview, Add.
import { identityTypes, type IdentityType } from '@sufra/shared/documents/document'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../common/dates/date-field.tsx'
import { DraftDialog, useDraftForm, type DialogProps } from './document-dialog.tsx'
import { FileDrop } from './files/file-drop.tsx'
import { FilePreview } from './files/file-preview.tsx'
import { checkFiles } from './files/check-files.ts'
import { serverProblem } from './drafts/server-problem.ts'

type ChoiceProps = { chosen: IdentityType | undefined; error: string | undefined; onChange: (type: IdentityType) => void }

const IdentityChoice = ({ chosen, error, onChange }: ChoiceProps) => {
  const { t } = useTranslation()
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="pb-1.5 text-sm font-semibold">{t('documents.identityType')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {identityTypes.map((type) => (
          <label
            key={type}
            className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-card border px-3 text-sm font-semibold has-checked:border-brand has-checked:bg-brand-soft ${error ? 'border-red' : 'border-line'}`}
          >
            <input type="radio" name={id} checked={chosen === type} onChange={() => onChange(type)} className="size-4 accent-brand" />
            <span>{t(`documents.identity.${type}`)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="pt-1.5 text-sm text-red">
          {error}
        </p>
      )}
    </fieldset>
  )
}

export const DocumentFormDialog = ({ onClose, ...props }: DialogProps) => {
  const { t } = useTranslation()
  const formId = useId()
  const { values, change, touch, problemAt, submit } = useDraftForm(props)
  const [refusal, setRefusal] = useState<string>()
  const [isChecking, setChecking] = useState(false)
  const [wasRemoved, setRemoved] = useState(false)
  const [file] = values.files

  const addFile = async (chosen: File[]) => {
    const { accepted, rejected } = await checkFiles(chosen.slice(0, 1))
    setRefusal(rejected[0] && t(`refusals.${rejected[0].problem}`))
    if (!accepted[0]) return
    change({ files: [accepted[0]] })
    setChecking(true)
    const problem = await serverProblem(accepted[0])
    setChecking(false)
    if (!problem) return
    setRefusal(t(`refusals.${problem}`))
    change({ files: [] })
  }
  const remove = () => {
    setRemoved(true)
    change({ files: [] })
  }
  return (
    <DraftDialog title={t(`documents.kind.${props.kind}`)} formId={formId} onSubmit={submit} onClose={onClose} isChecking={isChecking}>
      {props.kind === 'proofOfIdentity' && (
        <IdentityChoice chosen={values.type} error={problemAt('type')} onChange={(type) => change({ type })} />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField
          label={t('documents.issueDate')}
          error={problemAt('issueDate')}
          today={props.today}
          max={props.today}
          value={values.issueDate}
          onChange={(issueDate) => change({ issueDate })}
          onBlur={() => touch('issueDate')}
        />
        <DateField
          label={t('documents.expirationDate')}
          error={problemAt('expirationDate')}
          today={props.today}
          min={props.today}
          value={values.expirationDate}
          onChange={(expirationDate) => change({ expirationDate })}
          onBlur={() => touch('expirationDate')}
        />
      </div>
      {file ? (
        <FilePreview file={file} isChecking={isChecking} onRemove={remove} />
      ) : (
        <FileDrop
          label={t('documents.file')}
          text={t('documents.drop')}
          error={refusal ?? problemAt('files')}
          onFiles={(chosen) => void addFile(chosen)}
          takesFocus={wasRemoved}
        />
      )}
    </DraftDialog>
  )
}
