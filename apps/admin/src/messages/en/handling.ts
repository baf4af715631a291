/** The handling of bookings by staff, among themselves. */
export const messages = {
  title: 'Handling',
  hint: 'For staff alone; customers never see it.',
  assignee: 'Assignee',
  nobody: 'Nobody',
  me: (name: string) => `Me (${name})`,
  assignToMe: 'Assign to me',
  isMine: 'This booking is yours.',
  waitingFor: 'Waiting for',
  parties: { us: 'Us', customer: 'The customer', embassy: 'The embassy' },
  since: (at: string) => `Since ${at}`,
  due: 'Due',
  dueHint: 'The last day on which it can be done.',
  overdue: 'Overdue',
  dueToday: 'Due today',
  remindAt: 'Reminder',
  remindHint: 'By mail to the assignee, and in the console. Time in Dhaka.',
  reminded: (at: string) => `Reminder of ${at}`,
  remindedText: 'It stays among the reminders until it is taken away.',
  forget: 'Take the reminder away',
  forgotten: 'The reminder is taken away.',
  submit: 'Save',
  submitting: 'Saving...',
  done: 'Saved.',
  failed: 'This could not be saved. Please try again.',
  ended: 'It has ended: nothing of it is due any more.',
  now: (assignee: string, waitingFor: string | undefined) =>
    waitingFor === undefined
      ? `It is now assigned to: ${assignee}.`
      : `It is now assigned to: ${assignee}. Waiting for: ${waitingFor}.`,
  list: {
    anyAssignee: 'Anybody',
    mine: 'Me',
    anyParty: 'Any side',
    anyDue: 'Any day',
    spans: { overdue: 'Overdue', today: 'Today or overdue', week: 'Within a week or overdue' },
    reminders: 'Reminders',
    anyReminder: 'With or without',
    hasReminder: 'Reminder has come',
    noReminder: 'No reminder yet',
    tag: 'Tag',
    order: 'Order',
    byColumn: 'By a column',
    byAttention: 'What needs attention',
  },
  several: {
    assign: 'Assign',
    title: (count: number) =>
      `Assign ${count === 1 ? '1 booking' : `${count.toLocaleString('en')} bookings`}`,
    choose: 'Choose a colleague',
    left: (count: number) =>
      count === 1
        ? '1 booking has this assignee already'
        : `${count.toLocaleString('en')} bookings have this assignee already`,
    changed: (count: number, assignee: string) =>
      `You assigned ${count === 1 ? '1 booking' : `${count.toLocaleString('en')} bookings`}: ${assignee}.`,
    changedBy: (name: string, count: number, assignee: string) =>
      `${name} assigned ${count === 1 ? '1 booking' : `${count.toLocaleString('en')} bookings`}: ${assignee}.`,
    until: (time: string) => `This can be undone until ${time}.`,
  },
  mine: {
    due: 'Mine, due today or overdue',
    reminded: 'My reminders',
  },
};
