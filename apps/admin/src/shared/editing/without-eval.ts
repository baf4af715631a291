import { z } from 'zod';

// The console's policy forbids to make code of text, and a browser complains even of an attempt.
// Schemas ask once, when they are made: this comes before the first of them.
z.config({ jitless: true });
