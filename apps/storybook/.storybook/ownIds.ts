let count = 0;

/**
 * How React begins each story's own ids. A page of documentation shows many, each a root of its own whose ids would be those of the
 * others: radios of one name would be one group, and a label would name the field of another story.
 */
class OwnIds {
  get identifierPrefix(): string {
    count += 1;
    return `story${count}-`;
  }
}

/** Not a plain object: Storybook would copy it for each story, and with it the first answer. */
export const ownIds = new OwnIds();
