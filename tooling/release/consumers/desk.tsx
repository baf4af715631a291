'use client';
import { Button, Modal, Popover, TextField } from '@pothik/ui';
import { useState } from 'react';

export function Desk() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextField label="Search bookings" />
      <Popover trigger="Filter" label="Filter the bookings">
        All of them
      </Popover>
      <Button onClick={() => setOpen(true)}>New booking</Button>
      <Modal title="New booking" open={open} onClose={() => setOpen(false)}>
        <TextField label="Full name" />
      </Modal>
    </>
  );
}
