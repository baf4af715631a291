import type { ServerModule } from '../../http/calls/server-module.ts';
import type { Database } from '../../platform/database/open.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import type { Documents } from '../files/documents.ts';
import { chatEntries } from './case-entries.ts';
import type { ChatBus } from './chat-bus.ts';
import { chatFigures } from './chat-figures.ts';
import { chatHoursHandlers } from './chat-hours.ts';
import { chatHandlers } from './chats.ts';
import { chatPictureRoutes } from './pictures/picture-routes.ts';
import { sweepOldPictures } from './pictures/sweep-pictures.ts';
import { replyMailJobs } from './reply-mail.ts';
import { replyPushJobs } from './reply-push.ts';
import { transcriptJobs } from './transcript-mail.ts';

interface Needs {
  database: Database;
  documents: Documents;
  product: ProductFacts;
  bus: ChatBus;
}

/** Live chat: the calls of visitors, its pictures, and how visitors are told of answers. */
export const chatModule = ({ database, documents, product, bus }: Needs) =>
  ({
    handlers: {
      chats: chatHandlers(database, documents, bus),
      chatHours: chatHoursHandlers(database),
    },
    caseEntries: chatEntries(documents.keys),
    figures: chatFigures,
    plugin(app, _options, done) {
      chatPictureRoutes(app, database.db, documents, product.publicOrigin);
      done();
    },
    jobs: (send) => ({
      ...replyMailJobs(database, product, send),
      ...replyPushJobs(database.db),
      ...transcriptJobs(database, product, send),
    }),
    sweeps: [(db) => sweepOldPictures(db, documents.files)],
  }) satisfies ServerModule;
