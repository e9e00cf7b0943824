// The upload window of a paper with dates (spec §2): issue date, expiration date, the file with its preview, Add.
import { identityTypes, type IdentityType } from '@sufra/shared/documents/document'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '../dates/date-field.tsx'
import { DraftDialog, useWrittenDraft, type DialogProps } from './document-dialog.tsx'
import { FileDrop } from './file-drop.tsx'
import { FilePreview } from './file-preview.tsx'
import { takeFiles } from './take-files.ts'

type ChoiceProps = { chosen: IdentityType | undefined; error: string | undefined; onChange: (type: IdentityType) => void }

const IdentityChoice = ({ chosen, error, onChange }: ChoiceProps) => {
  const { t } = useTranslation()
  const id = useId()
  return (
    <fieldset aria-describedby={error ? `${id}-said` : undefined}>
      <legend className="pb-1.5 text-sm font-semibold">{t('documents.identityType')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {identityTypes.map((type) => (
          <label
            key={type}
            className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-card border px-3 text-sm font-semibold has-checked:border-brand has-checked:bg-brand-soft ${error ? 'border-red' : 'border-line'}`}
          >
            <input type="radio" name={id} checked={chosen === type} onChange={() => onChange(type)} className="size-4 accent-brand" />
            {t(`documents.identity.${type}`)}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-said`} role="alert" className="pt-1.5 text-sm text-red">
          {error}
        </p>
      )}
    </fieldset>
  )
}

export const DocumentFormDialog = ({ onClose, ...props }: DialogProps) => {
  const { t } = useTranslation()
  const formId = useId()
  const { written, change, touch, problemAt, submit } = useWrittenDraft(props)
  const [refusal, setRefusal] = useState<string>()
  const [wasRemoved, setRemoved] = useState(false)
  const [file] = written.files

  const take = async (chosen: File[]) => {
    const { papers, refused } = await takeFiles(chosen.slice(0, 1))
    setRefusal(refused[0] && t(`refusals.${refused[0].problem}`))
    if (papers[0]) change({ files: [papers[0]] })
  }
  const remove = () => {
    setRemoved(true)
    change({ files: [] })
  }
  return (
    <DraftDialog title={t(`documents.kind.${props.kind}`)} formId={formId} onSubmit={submit} onClose={onClose}>
      {props.kind === 'proofOfIdentity' && (
        <IdentityChoice chosen={written.type} error={problemAt('type')} onChange={(type) => change({ type })} />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField
          label={t('documents.issueDate')}
          error={problemAt('issueDate')}
          today={props.today}
          max={props.today}
          value={written.issueDate}
          onChange={(issueDate) => change({ issueDate })}
          onLeave={() => touch('issueDate')}
        />
        <DateField
          label={t('documents.expirationDate')}
          error={problemAt('expirationDate')}
          today={props.today}
          min={props.today}
          value={written.expirationDate}
          onChange={(expirationDate) => change({ expirationDate })}
          onLeave={() => touch('expirationDate')}
        />
      </div>
      {file ? (
        <FilePreview file={file} onRemove={remove} />
      ) : (
        <FileDrop
          label={t('documents.file')}
          text={t('documents.drop')}
          error={refusal ?? problemAt('files')}
          onFiles={(chosen) => void take(chosen)}
          takesFocus={wasRemoved}
        />
      )}
    </DraftDialog>
  )
}
