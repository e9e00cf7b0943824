import type { IpcMain } from 'electron/main'
import { z } from 'zod'
import { asks, type AskInput, type AskName, type AskReply } from '../bridge/bridge.ts'
import { askChannel } from '../bridge/channels.ts'
import { appOrigin } from './app-protocol.ts'

export type Answers = { [N in AskName]: (input: AskInput<N>) => AskReply<N> | Promise<AskReply<N>> }

const askName = z.enum(Object.keys(asks) as [AskName, ...AskName[]]) // the object's own keys

/** Parses what the renderer asks and answers it. Throws at a page that is not ours and at an ask that bridge.ts does not have. */
export const answerAsks = (ipcMain: Pick<IpcMain, 'handle'>, answers: Answers) => {
  ipcMain.handle(askChannel, async ({ senderFrame }, name: unknown, input: unknown) => {
    if (!senderFrame || senderFrame.origin !== appOrigin || senderFrame.parent) throw new Error('asked by a stranger')
    return answer(answers, askName.parse(name), input)
  })
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it ties an ask's name to its input
const answer = <N extends AskName>(answers: Answers, name: N, input: unknown) => answers[name](asks[name].parse(input) as AskInput<N>) // parsed by the very schema that types it
