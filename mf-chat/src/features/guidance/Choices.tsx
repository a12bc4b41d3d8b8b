import { useTranslations } from '@hausgeist/shell-api/slim';
import { useRef } from 'react';
import styles from './Choices.module.css';

interface ChoicesProps {
  choices: readonly string[];
  /** Sends one of them as it is; missing once something was sent after them. */
  onChoose?: (choice: string, byKeyboard: boolean) => void;
}

function ChoiceButtons({ choices, onChoose }: Required<ChoicesProps>) {
  // The second press of a double tap may come before the buttons are gone.
  const chosen = useRef(false);
  return choices.map((choice) => (
    <li key={choice}>
      <button
        type="button"
        className={styles.choice}
        dir="auto"
        onClick={({ detail }) => {
          if (chosen.current) return;
          chosen.current = true;
          onChoose(choice, detail === 0);
        }}
      >
        {choice}
      </button>
    </li>
  ));
}

/** Messages to send with one tap; quiet text when the conversation has gone on. */
export function Choices({ choices, onChoose }: ChoicesProps) {
  const t = useTranslations('message');
  if (choices.length === 0) return null;
  return (
    <ul className={onChoose ? styles.choices : styles.past} aria-label={t('choices')}>
      {onChoose ? (
        <ChoiceButtons choices={choices} onChoose={onChoose} />
      ) : (
        choices.map((choice) => (
          <li key={choice} dir="auto">
            {choice}
          </li>
        ))
      )}
    </ul>
  );
}
