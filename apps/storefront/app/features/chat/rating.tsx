import type { ChatController, TalkRating } from '@pothik/chat';
import { maximumRatingCommentLength } from '@pothik/contract';
import { Button, TextArea } from '@pothik/ui';
import { Frown, Meh, Smile } from 'lucide-react';
import { useId } from 'react';
import { useChatMessages } from '../../messages/chat.ts';
import styles from './chat.module.css';

const choices = [
  { score: 'good', Icon: Smile },
  { score: 'okay', Icon: Meh },
  { score: 'bad', Icon: Frown },
] as const;

/** The rating of a chat: a press gives it, words are as one likes, and both can change. */
export function Rating({ controller, rating }: { controller: ChatController; rating: TalkRating }) {
  const messages = useChatMessages().rating;
  const question = useId();
  const { saved, wanted, draft, delivery } = rating;
  const isFailed = delivery === 'failed';
  const said = { sending: messages.sending, failed: messages.failed, idle: messages.thanks };
  return (
    <div className={styles.rating}>
      <p id={question} className={styles.question}>
        {messages.question}
      </p>
      <div role="group" aria-labelledby={question} className={styles.scores}>
        {choices.map(({ score, Icon }) => (
          <button
            key={score}
            type="button"
            aria-pressed={wanted?.score === score}
            onClick={() => controller.rate({ score })}
          >
            <Icon size={24} aria-hidden />
            <span>{messages.scores[score]}</span>
          </button>
        ))}
      </div>
      <div className={styles.outcome}>
        <p role="status">{wanted || saved ? said[delivery] : null}</p>
        {isFailed ? (
          <Button emphasis="secondary" onClick={() => controller.rate({})}>
            {messages.retry}
          </Button>
        ) : null}
      </div>
      {wanted ? (
        <form
          className={styles.comment}
          onSubmit={(event) => {
            event.preventDefault();
            controller.rate({ comment: draft });
          }}
        >
          <TextArea
            label={messages.comment}
            rows={2}
            maxLength={maximumRatingCommentLength}
            value={draft}
            onChange={({ target }) => controller.typeRatingComment(target.value)}
          />
          <Button type="submit" emphasis="secondary">
            {messages.sendComment}
          </Button>
        </form>
      ) : null}
    </div>
  );
}
