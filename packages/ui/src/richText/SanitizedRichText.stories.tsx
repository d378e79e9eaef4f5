import type { Meta, StoryObj } from "@storybook/react-vite";
import { SanitizedRichText } from "./SanitizedRichText.tsx";

const meta = { component: SanitizedRichText, args: { html: "" } } satisfies Meta<typeof SanitizedRichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hostile: Story = {
  args: {
    html: "<h1>Ez is marad</h1><p>Marad</p><script>document.body.innerHTML=''</script><img src=x onerror=\"document.body.innerHTML=''\"><a href='javascript:alert(1)'>nem link</a>",
  },
};
