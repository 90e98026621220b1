import { expectStatus, expectValue, resourceOf, show } from '../answer.ts'
import { createTask } from '../prepare.ts'
import { area } from '../rule.ts'
import { expect, need } from '../verdict.ts'
import { change, expectFields } from './task-calls.ts'

export const taskChanges = area('tasks', {
  completed: {
    title: 'A task is completed exactly when its progress is 100',
    sentence: 'True exactly when `progress` is 100.',
    async try(world) {
      const { id } = await createTask(world, { progress: 99 })
      for (const progress of [100, 99, null, 100]) {
        const task = await change(world, id, { progress })
        const { completed } = task
        need(
          task['progress'] === progress && typeof completed === 'boolean',
          'the progress differs from the value that was set',
        )
        expect(completed === (progress === 100), `completed is ${show(completed)} at ${progress}`)
      }
    },
  },
  patch: {
    title: 'A PATCH changes only the fields that it contains',
    sentence: 'An omitted field keeps its value, and `null` clears one.',
    async try(world) {
      const before = await createTask(world, {
        description: 'Stays.',
        priority: 'low',
        progress: 10,
        end_date: '2031-05-01',
        end_time: '08:00',
      })
      const answer = expectStatus(await world.api.patch(`/tasks/${before.id}`, { priority: 'high' }), 200)
      const { updated_at: _at, ...rest } = before
      const after = resourceOf(await world.api.get(`/tasks/${before.id}`))
      expectFields(after, { ...rest, priority: 'high' }, `after ${answer.call}`)
    },
  },
  'patch-null': {
    title: 'A null in a PATCH clears the field',
    sentence: 'An omitted field keeps its value, and `null` clears one.',
    async try(world) {
      const { id } = await createTask(world, { description: 'Goes.', priority: 'low', progress: 10 })
      const after = await change(world, id, { description: null, priority: null, progress: null })
      expectFields(after, { description: null, priority: null, progress: null }, `after PATCH /tasks/${id}`)
    },
  },
  'patch-title': {
    title: 'A cleared title is returned as the empty string',
    sentence: 'Null and an empty string leave the task without one.',
    async try(world) {
      const { id } = await createTask(world)
      const after = await change(world, id, { title_text: null })
      expectFields(after, { title: '' }, `after PATCH /tasks/${id}`)
    },
  },
  'patch-nothing': {
    title: 'A PATCH that changes nothing emits no event, and keeps updated_at',
    sentence:
      'A request that changes nothing (an empty object, or the stored values) returns 200, keeps `updated_at` and emits nothing.',
    async try(world) {
      const before = await createTask(world, { priority: 'low' })
      for (const fields of [{}, { priority: 'low' }]) {
        const answer = expectStatus(await world.api.patch(`/tasks/${before.id}`, fields), 200)
        expectValue(answer, 'data.updated_at', before['updated_at'])
      }
    },
  },
  'time-needs-date': {
    title: 'A task without a date has no time',
    sentence: 'Validated, then dropped, if there is no `end_date`.',
    async try(world) {
      const given = await createTask(world, { end_time: '09:30' })
      expectFields(given, { due_time: null }, 'after POST /tasks with an end_time alone')
      const { id } = await createTask(world, { end_date: '2031-05-01', end_time: '09:30' })
      const cleared = await change(world, id, { end_date: null })
      expectFields(cleared, { due_time: null }, 'after PATCH /tasks with end_date: null')
    },
  },
})
