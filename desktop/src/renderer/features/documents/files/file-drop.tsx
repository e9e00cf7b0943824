import { documentTypes } from '@sufra/shared/documents/document'
import { FileUp } from 'lucide-react'
import { useEffect, useId, useRef, useState, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  label: string
  text: string
  isMultiple?: boolean
  error: string | undefined
  onFiles: (files: File[]) => void
  /** Whether to focus the field, after a file was removed. */
  takesFocus: boolean
}

/** A field for files, which are dropped or chosen with a click, Space or Enter. */
export const FileDrop = ({ label, text, isMultiple = false, error, onFiles, takesFocus }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])

  const dragOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <div className="flex flex-col gap-1.5">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is an alternative to the input inside */}
      <label
        onDragOver={dragOver}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`flex min-h-28 cursor-pointer flex-col items-center justify-center gap-1 rounded-card border border-dashed px-4 py-5 text-center transition-colors duration-150 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-brand hover:bg-raised ${isOver ? 'border-brand bg-brand-soft' : error ? 'border-red' : 'border-ink-soft/50'}`}
      >
        <FileUp aria-hidden className="size-6 text-brand" />
        <span className="text-sm font-semibold">{text}</span>
        <span className="text-xs text-ink-soft">{t('documents.hint')}</span>
        <input
          ref={input}
          type="file"
          accept={documentTypes}
          multiple={isMultiple}
          aria-label={label}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="sr-only"
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </label>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm whitespace-pre-line text-red">
          {error}
        </p>
      )}
    </div>
  )
}
