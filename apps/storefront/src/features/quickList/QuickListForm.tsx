import { Button, TextArea, useTyped } from "@kamra/ui";
import { useNavigate, useNavigation } from "react-router-dom";
import { paths } from "../paths/paths.ts";
import styles from "./QuickListPage.module.css";
import { listField, quickListPath } from "../paths/quickListPath.ts";
import { quickListText as text } from "./text.hu.ts";

/** The field for the list. Its form leads to the proposals, without scripts too. */
export function QuickListForm({ initial }: { readonly initial: string }) {
  const navigate = useNavigate();
  const isFinding = useNavigation().state === "loading";
  const { value: list, onChange, inputRef } = useTyped<HTMLTextAreaElement>(initial);
  return (
    <form
      method="get"
      action={paths.quickList}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (list.trim() !== "") void navigate(quickListPath(list));
      }}
    >
      <TextArea
        label={text.field}
        name={listField}
        rows={6}
        placeholder={text.placeholder}
        description={text.lead}
        ref={inputRef}
        value={list}
        onChange={onChange}
        maxLength={4000}
      />
      <div>
        <Button type="submit" isPending={isFinding}>
          {isFinding ? text.finding : text.find}
        </Button>
      </div>
    </form>
  );
}
