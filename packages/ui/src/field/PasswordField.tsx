import type { PasswordProblem } from "@kamra/core/form";
import { useState } from "react";
import { BareButton } from "../button/BareButton.tsx";
import { Icon } from "../icon/Icon.tsx";
import { classNames } from "../styles/classNames.ts";
import { useCoreTexts, useTexts } from "../text/useTexts.ts";
import { fieldTexts } from "./text.hu.ts";
import { formTexts } from "@kamra/core/form";
import type { FieldContract } from "./FieldBinding.ts";
import fieldStyles from "./Field.module.css";
import styles from "./PasswordField.module.css";
import { TextField } from "./TextField.tsx";

/** Props of `PasswordField`: whether the password is new, and what is wrong with it. */
export interface PasswordFieldProps extends FieldContract {
  /** Whether a password manager fills in the known one or proposes a new one. */
  readonly autoComplete: "current-password" | "new-password";
  /** For a new password: its current error by the server's rule; null when valid. */
  readonly strength?: PasswordProblem | null;
  /** What the phone's keyboard writes on its Enter key. */
  readonly enterKeyHint?: "next" | "send" | "done" | "go";
}

/** Hidden beside an error, which already says the same. */
const Strength = ({ value, problem, hasError }: StrengthProps) => {
  const texts = useTexts("field", fieldTexts);
  const coreTexts = useCoreTexts("form", formTexts);
  const isGood = problem === null;
  const { passwordProblems } = coreTexts;
  return (
    <p role="status" className={classNames(fieldStyles.description, isGood && styles.good)}>
      {value !== "" && !hasError && (
        <>
          {isGood && <Icon name="check" size="small" />}
          {isGood ? texts.goodPassword : passwordProblems[problem]}
        </>
      )}
    </p>
  );
};

/** A password that can be revealed; a new one is checked while typing. */
export const PasswordField = ({ strength, enterKeyHint = "go", className, style, ...field }: PasswordFieldProps) => {
  const texts = useTexts("field", fieldTexts);
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={classNames(styles.password, className)} style={style}>
      <TextField
        {...field}
        {...(strength !== undefined && field.description === undefined ? { description: texts.newPasswordHint } : {})}
        type={isShown ? "text" : "password"}
        autoCorrect="off"
        spellCheck="false"
        enterKeyHint={enterKeyHint}
        end={
          <BareButton
            className={classNames(styles.show)}
            aria-pressed={isShown}
            aria-label={texts.showPassword}
            onPress={() => setIsShown(!isShown)}
          >
            <Icon name={isShown ? "eyeOff" : "eye"} />
          </BareButton>
        }
      />
      {strength !== undefined && <Strength value={field.value} problem={strength} hasError={field.error !== null} />}
    </div>
  );
};

interface StrengthProps {
  readonly value: string;
  readonly problem: PasswordProblem | null;
  readonly hasError: boolean;
}
