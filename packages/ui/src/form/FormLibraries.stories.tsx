import type { Meta, StoryObj } from "@storybook/react-vite";
import { useForm as useTanStackForm } from "@tanstack/react-form";
import { useRef } from "react";
import { Controller, type ControllerFieldState, type ControllerRenderProps, useForm } from "react-hook-form";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { ButtonRow } from "../button/ButtonRow.tsx";
import { Checkbox } from "../field/Checkbox.tsx";
import { ComboBox } from "../field/ComboBox.tsx";
import { EmailField } from "../field/EmailField.tsx";
import type { FieldBinding } from "../field/FieldBinding.ts";
import { PasswordField } from "../field/PasswordField.tsx";
import { PhoneField } from "../field/PhoneField.tsx";
import { PostcodeField } from "../field/PostcodeField.tsx";
import { RadioCards } from "../field/RadioCards.tsx";
import { Select } from "../field/Select.tsx";
import { TaxNumberField } from "../field/TaxNumberField.tsx";
import { TextArea } from "../field/TextArea.tsx";
import { TextField } from "../field/TextField.tsx";
import { Form } from "./Form.tsx";

const labels = {
  name: "Név",
  email: "E-mail cím",
  telephone: "Telefonszám",
  password: "Jelszó",
  postcode: "Irányítószám",
  taxNumber: "Adószám",
  note: "Megjegyzés",
  country: "Ország",
  town: "Település",
  way: "Hogyan kéred?",
};
type TextName = keyof typeof labels;
type Values = Record<TextName, string> & { isAgreed: boolean };

const empty: Values = {
  name: "",
  email: "",
  telephone: "",
  password: "",
  postcode: "",
  taxNumber: "",
  note: "",
  country: "",
  town: "",
  way: "",
  isAgreed: false,
};
const missing = "Kötelező mező!";
const names: ReadonlyArray<TextName> = [
  "name",
  "email",
  "telephone",
  "password",
  "postcode",
  "taxNumber",
  "note",
  "country",
  "town",
  "way",
];

/** What both libraries give to a field: spread it. */
type Bound = Omit<FieldBinding, "id"> & { readonly ref?: (field: HTMLElement | null) => void };

/** Every field of the library, by name: `bound` is all that differs between form libraries. */
const field = (name: TextName, bound: Bound) => {
  switch (name) {
    case "email":
      return <EmailField {...bound} />;
    case "telephone":
      return <PhoneField {...bound} />;
    case "password":
      return <PasswordField {...bound} autoComplete="new-password" />;
    case "postcode":
      return <PostcodeField {...bound} />;
    case "taxNumber":
      return <TaxNumberField {...bound} />;
    case "note":
      return <TextArea {...bound} rows={2} />;
    case "country":
      return <Select {...bound} placeholder="Válassz!" options={[{ value: "HU", label: "Magyarország" }]} />;
    case "town":
      return (
        <ComboBox
          {...bound}
          options={[{ id: "szeged", label: "Szeged" }]}
          onChange={(id) => bound.onChange(id ?? "")}
        />
      );
    case "way":
      return (
        <RadioCards
          {...bound}
          options={[
            { value: "door", icon: "truck", title: "Házhoz" },
            { value: "shop", icon: "store", title: "Boltban" },
          ]}
        />
      );
    default:
      return <TextField {...bound} />;
  }
};

interface LibraryFormProps {
  readonly onSubmit: (values: Values) => void;
}

const Buttons = ({ onReset }: { readonly onReset: () => void }) => (
  <ButtonRow>
    <Button type="submit">Mehet</Button>
    <Button variant="quiet" onPress={onReset}>
      Elölről
    </Button>
  </ButtonRow>
);

/** `Controller` with `{...field}` and the message; it moves the focus by `ref`. */
const WithReactHookForm = ({ onSubmit }: LibraryFormProps) => {
  const { control, handleSubmit, reset } = useForm<Values>({ defaultValues: empty });
  const bound = (input: Omit<ControllerRenderProps, "value">, { error }: ControllerFieldState) => ({
    ...input,
    error: error?.message ?? null,
  });
  return (
    <Form label="Adatok" onSubmit={() => void handleSubmit((values) => onSubmit(values))()}>
      {names.map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          rules={{ required: missing }}
          render={({ field: input, fieldState }) =>
            field(name, { ...bound(input, fieldState), label: labels[name], value: input.value })
          }
        />
      ))}
      <Controller
        control={control}
        name="isAgreed"
        rules={{ required: missing }}
        render={({ field: { value, ...input }, fieldState }) => (
          <Checkbox {...bound(input, fieldState)} isSelected={value}>
            Elfogadom
          </Checkbox>
        )}
      />
      <Buttons onReset={() => reset()} />
    </Form>
  );
};

const required = ({ value }: { readonly value: string | boolean }) => (value ? undefined : missing);

/** `form.Field` with its state and handlers; the first field with `aria-invalid` gets the focus. */
const WithTanStackForm = ({ onSubmit }: LibraryFormProps) => {
  const element = useRef<HTMLFormElement>(null);
  const form = useTanStackForm({
    defaultValues: empty,
    onSubmit: ({ value }) => onSubmit(value),
    onSubmitInvalid: () => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
  });
  return (
    <Form ref={element} label="Adatok" onSubmit={() => void form.handleSubmit()}>
      {names.map((name) => (
        <form.Field key={name} name={name} validators={{ onSubmit: required }}>
          {({ state, handleBlur, handleChange }) =>
            field(name, {
              name,
              label: labels[name],
              value: state.value,
              onChange: handleChange,
              onBlur: handleBlur,
              error: state.meta.errors[0] ?? null,
            })
          }
        </form.Field>
      ))}
      <form.Field name="isAgreed" validators={{ onSubmit: required }}>
        {({ name, state, handleBlur, handleChange }) => (
          <Checkbox
            name={name}
            isSelected={state.value}
            onChange={handleChange}
            onBlur={handleBlur}
            error={state.meta.errors[0] ?? null}
          >
            Elfogadom
          </Checkbox>
        )}
      </form.Field>
      <Buttons onReset={() => form.reset()} />
    </Form>
  );
};

const meta = {
  component: WithReactHookForm,
  args: { onSubmit: fn() },
  parameters: { docs: { controls: { include: ["onSubmit"] } } },
} satisfies Meta<typeof WithReactHookForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const fillAndSend: NonNullable<Story["play"]> = async ({ canvasElement, args, step }) => {
  const form = within(canvasElement);
  const send = () => userEvent.click(form.getByRole("button", { name: "Mehet" }));
  const type = (name: string, text: string) => userEvent.type(form.getByLabelText(name), text);

  await step("an empty form says what is wrong, and leads to the first field", async () => {
    await send();
    await expect(await form.findAllByText(missing)).toHaveLength(11);
    await waitFor(() => expect(form.getByRole("textbox", { name: labels.name })).toHaveFocus());
    await expect(form.getByRole("textbox", { name: labels.email })).toHaveAccessibleDescription(missing);
    await expect(form.getByRole("radiogroup", { name: labels.way })).toHaveAccessibleDescription(missing);
    await expect(form.getByRole("checkbox")).toHaveAccessibleDescription(missing);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  });

  await step("then to the next one, a group too", async () => {
    await type(labels.name, "Anna");
    await type(labels.email, "anna@pelda.hu");
    await type(labels.telephone, "20 123 4567");
    await type(labels.password, "narancs-9-hold");
    await type(labels.postcode, "6720");
    await type(labels.taxNumber, "12345676-2-41");
    await type(labels.note, "Csengő");
    await userEvent.selectOptions(form.getByLabelText(labels.country), "HU");
    await type(labels.town, "szeg");
    await userEvent.tab();
    await send();
    await waitFor(() => expect(form.getByRole("radiogroup", { name: labels.way })).toHaveFocus());
  });

  await step("what is right is sent", async () => {
    await userEvent.click(form.getByRole("radio", { name: "Boltban" }));
    await userEvent.click(form.getByRole("checkbox"));
    await send();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: "Anna",
      email: "anna@pelda.hu",
      telephone: "36201234567",
      password: "narancs-9-hold",
      postcode: "6720",
      taxNumber: "12345676-2-41",
      note: "Csengő",
      country: "HU",
      town: "szeged",
      way: "shop",
      isAgreed: true,
    });
  });

  await step("a reset empties all", async () => {
    await userEvent.click(form.getByRole("button", { name: "Elölről" }));
    for (const label of Object.values(labels).filter((each) => each !== labels.way))
      await waitFor(() => expect(form.getByLabelText(label)).toHaveValue(""));
    for (const choice of [...form.getAllByRole("radio"), form.getByRole("checkbox")])
      await expect(choice).not.toBeChecked();
    await expect(form.queryByText(missing)).toBeNull();
  });
};

export const ReactHookForm: Story = {};
export const ReactHookFormFilled: Story = { tags: ["behaviour"], play: fillAndSend };
export const TanStackForm: Story = { render: (args) => <WithTanStackForm {...args} /> };
export const TanStackFormFilled: Story = { ...TanStackForm, tags: ["behaviour"], play: fillAndSend };
