export const messages = {
  notFound: { title: 'Page not found', text: 'There is nothing at this address.', home: 'Home' },
  allServices: 'All Services',
  confirmation: {
    newsletter: {
      title: 'Confirm your address',
      text: 'One more step, and our news reach you.',
      action: 'Confirm',
    },
    account: {
      title: 'Confirm your address',
      text: 'One more step, and we know that this address is yours.',
      action: 'Confirm',
    },
    notMine: {
      title: 'Not your account?',
      text: 'Somebody gave your address for an account. If it is not yours, remove it. It cannot be brought back.',
      action: 'Remove the account',
    },
    undoAddress: {
      title: 'Give your account its address back?',
      text: 'Somebody changed the e-mail address of your account. If it was not you, undo it: your account gets this address back, everybody is signed out, and you set a new password.',
      action: 'Undo the change',
    },
    incomplete: 'This link is not complete',
    incompleteText: 'Open the link in the mail once more, or copy all of it.',
    failed: 'That did not work',
    done: 'Done',
    home: 'Back to Homepage',
  },
};
