import { DateTime } from 'luxon'
import type { Schemas } from '../../generated/openapi.operations.ts'

/* The fixture's project: a small company is having a kitchen built. */

const planned = [
  'Order the stone worktop',
  'Choose the handles for the tall cupboards',
  'Ask the landlord about the second water pipe',
  'Compare three quotes for the floor',
  'Book the electrician for the island sockets',
  'Measure the niche for the fridge again',
  'Decide on the colour of the splashback',
  'Write the house rules for the new kitchen',
  'Find a place for the bicycles meanwhile',
  'Plan the opening lunch',
  'Get rid of the old table',
  'Order cups and plates for forty',
  'Agree on who empties the dishwasher',
]

const started = [
  'Draw the final plan with all heights',
  'Collect wishes from the teams',
  'Agree on the budget with accounting',
  'Choose a coffee machine',
  'Test the water hardness',
  'Sort out the warranty of the dishwasher',
  'Talk to the neighbours about the noise',
]

const finished = [
  'Take down the old cupboards',
  'Rent a skip for the rubble',
  'Move the printers to the second floor',
  'Get the fire officer to approve the plan',
  'Sign the contract with the carpenter',
  'Photograph the room before the works',
  'Turn off the old boiler',
  'Set up a water dispenser for the meantime',
]

export type Content = Pick<
  Schemas['TaskCreate'],
  'title_text' | 'description' | 'priority' | 'progress' | 'end_date' | 'end_time'
>

/**
 * Returns the main project's tasks by column, with every priority and kind of progress, and due dates around today or
 * none.
 */
export function mainTasks(now: Date): Record<'todo' | 'doing' | 'done', Content[]> {
  const today = DateTime.fromJSDate(now, { zone: 'utc' })
  const due = (days: number) => today.plus({ days }).toISODate() ?? ''
  const priorities = ['low', 'medium', 'high', 'urgent', 'none', null] as const
  const priority = (i: number) => priorities[i % priorities.length] ?? null
  return {
    todo: planned.map((title_text, i) => ({
      title_text,
      priority: priority(i),
      progress: i % 2 === 0 ? null : 0,
      ...(i % 4 === 3 ? {} : { end_date: due(2 * i - 2) }),
      ...(i % 4 === 0 ? { end_time: '16:30' } : {}),
      ...(i % 3 === 0 ? { description: 'See the plan that hangs next to the lift.' } : {}),
    })),
    doing: started.map((title_text, i) => ({
      title_text,
      priority: priority(i + 2),
      progress: 10 + 12 * i,
      end_date: due(i - 3),
      ...(i % 2 === 0 ? { description: 'The carpenter needs to know by Friday.' } : {}),
    })),
    done: finished.map((title_text, i) => ({
      title_text,
      priority: priority(i + 3),
      progress: 100,
      ...(i % 2 === 0 ? { end_date: due(i - 20) } : {}),
    })),
  }
}

const remarks = [
  'The supplier has two kinds of granite in stock, the darker one would be here a week earlier.',
  'Darker is fine with me.',
  'Does it stain? The last one took every drop of red wine.',
  'They say it is sealed twice, and they come again after a year.',
  'I have asked for a sample. It should be here on Thursday.',
  'The sample is on the windowsill, next to the plants.',
  'Put a coffee ring on it and left it overnight: nothing to see in the morning.',
  'What about the price?',
  'About 2,300 including the cut-outs for sink and hob.',
  'That is 150 over the budget. I can live with it if the handles get cheaper.',
]

/** Thirty comments on the first task, in order; every seventh comment replies to the previous one. */
export const discussion = Array.from({ length: 30 }, (_, i) => ({
  body: i < remarks.length ? (remarks[i] ?? '') : `${remarks[i % remarks.length]} (note ${i + 1})`,
  isReply: i % 7 === 6,
}))
